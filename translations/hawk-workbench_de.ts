<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>CorePhrase</name>
    <message>
        <source> as value {0}</source>
        <translation> als Wert {0}</translation>
    </message>
    <message>
        <source> at position {0}</source>
        <translation> an Position {0}</translation>
    </message>
    <message>
        <source>1 argument</source>
        <translation>1 Argument</translation>
    </message>
    <message>
        <source>; perhaps {0} is meant</source>
        <translation>; vielleicht ist {0} gemeint</translation>
    </message>
    <message>
        <source>; perhaps {0} or {1} is meant</source>
        <translation>; vielleicht ist {0} oder {1} gemeint</translation>
    </message>
    <message>
        <source>A bytes literal</source>
        <translation>ein Bytes-Literal</translation>
    </message>
    <message>
        <source>A comparison</source>
        <translation>ein Vergleich</translation>
    </message>
    <message>
        <source>A complex number</source>
        <translation>eine komplexe Zahl</translation>
    </message>
    <message>
        <source>A component is a single number.</source>
        <translation>Eine Komponente ist eine einzelne Zahl.</translation>
    </message>
    <message>
        <source>A comprehension</source>
        <translation>eine Comprehension</translation>
    </message>
    <message>
        <source>A conditional expression</source>
        <translation>ein bedingter Ausdruck</translation>
    </message>
    <message>
        <source>A constant</source>
        <translation>eine Konstante</translation>
    </message>
    <message>
        <source>A dict</source>
        <translation>ein Dict</translation>
    </message>
    <message>
        <source>A kernel runs to its end for each sample; call the function directly.</source>
        <translation>Ein Kernel läuft für jedes Sample bis zum Ende; rufen Sie die Funktion unmittelbar auf.</translation>
    </message>
    <message>
        <source>A lambda</source>
        <translation>ein Lambda</translation>
    </message>
    <message>
        <source>A list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>A named expression</source>
        <translation>ein benannter Ausdruck</translation>
    </message>
    <message>
        <source>A named parameter has to follow {0}</source>
        <translation>Auf {0} muss ein benannter Parameter folgen</translation>
    </message>
    <message>
        <source>A number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>A parameter without a default follows one that has a default</source>
        <translation>Ein Parameter ohne Vorgabewert folgt auf einen mit Vorgabewert</translation>
    </message>
    <message>
        <source>A sequence</source>
        <translation>eine Folge</translation>
    </message>
    <message>
        <source>A set</source>
        <translation>eine Menge</translation>
    </message>
    <message>
        <source>A slice standing alone</source>
        <translation>ein allein stehender Ausschnitt</translation>
    </message>
    <message>
        <source>A starred expression</source>
        <translation>ein Ausdruck mit Stern</translation>
    </message>
    <message>
        <source>A text</source>
        <translation>ein Text</translation>
    </message>
    <message>
        <source>A tuple</source>
        <translation>ein Tupel</translation>
    </message>
    <message>
        <source>A vector has {0}, {1}, {2}, {3} and {4}; functions stand in hawk.math.</source>
        <translation>Ein Vektor hat {0}, {1}, {2}, {3} und {4}; Funktionen stehen in hawk.math.</translation>
    </message>
    <message>
        <source>An assignment inside an expression ({0})</source>
        <translation>eine Zuweisung innerhalb eines Ausdrucks ({0})</translation>
    </message>
    <message>
        <source>An f-string</source>
        <translation>ein f-String</translation>
    </message>
    <message>
        <source>An unpacking standing alone</source>
        <translation>ein allein stehendes Entpacken</translation>
    </message>
    <message>
        <source>Assign the name in a statement of its own.</source>
        <translation>Weisen Sie dem Namen in einer eigenen Anweisung einen Wert zu.</translation>
    </message>
    <message>
        <source>Build a vector of the declared width with {0}.</source>
        <translation>Bilden Sie mit {0} einen Vektor der deklarierten Breite.</translation>
    </message>
    <message>
        <source>Build the vector with {0}, one entry for each component.</source>
        <translation>Bilden Sie den Vektor mit {0}, mit einem Eintrag je Komponente.</translation>
    </message>
    <message>
        <source>Choose a component, or reduce the vector with {0}, {1} or {2}.</source>
        <translation>Wählen Sie eine Komponente, oder reduzieren Sie den Vektor mit {0}, {1} oder {2}.</translation>
    </message>
    <message>
        <source>Components are read by number: {0}.</source>
        <translation>Komponenten werden über ihre Nummer gelesen: {0}.</translation>
    </message>
    <message>
        <source>In a helper write {0} or {1} from hawk.math.</source>
        <translation>Schreiben Sie in einer Hilfsfunktion {0} oder {1} aus hawk.math.</translation>
    </message>
    <message>
        <source>It is a single number already.</source>
        <translation>Es ist schon eine einzelne Zahl.</translation>
    </message>
    <message>
        <source>Leave it out: the value is real already.</source>
        <translation>Lassen Sie es weg: Der Wert ist schon reell.</translation>
    </message>
    <message>
        <source>No parameter can follow {0}</source>
        <translation>Auf {0} kann kein Parameter folgen</translation>
    </message>
    <message>
        <source>Return the values at the end of the body.</source>
        <translation>Geben Sie die Werte am Ende des Rumpfs zurück.</translation>
    </message>
    <message>
        <source>Rows and columns belong to matrices.</source>
        <translation>Zeilen und Spalten gehören zu Matrizen.</translation>
    </message>
    <message>
        <source>Since the entry was made, {0} changed.</source>
        <translation>Seit der Eintrag entstand, hat sich {0} geändert.</translation>
    </message>
    <message>
        <source>Store a value or a number.</source>
        <translation>Speichern Sie einen Wert oder eine Zahl.</translation>
    </message>
    <message>
        <source>The byte {0}</source>
        <translation>das Byte {0}</translation>
    </message>
    <message>
        <source>The cache has no entry for this request.</source>
        <translation>Der Cache hat keinen Eintrag für diese Anfrage.</translation>
    </message>
    <message>
        <source>The character U+{0}</source>
        <translation>das Zeichen U+{0}</translation>
    </message>
    <message>
        <source>The character {0}</source>
        <translation>das Zeichen {0}</translation>
    </message>
    <message>
        <source>The compiler changed while the compiler ran.</source>
        <translation>Der Compiler hat sich geändert, während er lief.</translation>
    </message>
    <message>
        <source>The disk of the cache folder is full.</source>
        <translation>Der Datenträger des Cache-Ordners ist voll.</translation>
    </message>
    <message>
        <source>The folder of the entry was replaced by something else, which has been set aside.</source>
        <translation>Der Ordner des Eintrags wurde durch etwas anderes ersetzt; das wurde beiseitegelegt.</translation>
    </message>
    <message>
        <source>The product of two vectors is {0} from hawk.math.</source>
        <translation>Das Produkt zweier Vektoren ist {0} aus hawk.math.</translation>
    </message>
    <message>
        <source>The result of a call</source>
        <translation>das Ergebnis eines Aufrufs</translation>
    </message>
    <message>
        <source>The result of an operator</source>
        <translation>das Ergebnis eines Operators</translation>
    </message>
    <message>
        <source>The sum of the components is {0} or {1}; a sum over samples is made outside.</source>
        <translation>Die Summe der Komponenten ist {0} oder {1}; eine Summe über Samples wird außerhalb gebildet.</translation>
    </message>
    <message>
        <source>The width of a vector is part of its declaration; use a module constant.</source>
        <translation>Die Breite eines Vektors ist Teil seiner Deklaration; verwenden Sie eine Modulkonstante.</translation>
    </message>
    <message>
        <source>There can be only one {0}</source>
        <translation>Es kann nur ein {0} geben</translation>
    </message>
    <message>
        <source>This expression</source>
        <translation>dieser Ausdruck</translation>
    </message>
    <message>
        <source>Unpacking with {0}</source>
        <translation>das Entpacken mit {0}</translation>
    </message>
    <message>
        <source>Use a plain text; a kernel cannot build texts.</source>
        <translation>Verwenden Sie einen einfachen Text; ein Kernel kann keine Texte bilden.</translation>
    </message>
    <message>
        <source>Use the value itself.</source>
        <translation>Verwenden Sie den Wert selbst.</translation>
    </message>
    <message>
        <source>Values of a sample have no order before the run; use {0} and {1}.</source>
        <translation>Werte eines Samples haben vor dem Lauf keine Reihenfolge; verwenden Sie {0} und {1}.</translation>
    </message>
    <message>
        <source>Write the arguments or items one by one, or do it in a helper.</source>
        <translation>Schreiben Sie die Argumente oder Einträge einzeln, oder tun Sie es in einer Hilfsfunktion.</translation>
    </message>
    <message>
        <source>Write the function of the same name from hawk.math.</source>
        <translation>Schreiben Sie die Funktion desselben Namens aus hawk.math.</translation>
    </message>
    <message>
        <source>Write {0} (halves away from zero) or {1} (halves to even) from hawk.math.</source>
        <translation>Schreiben Sie {0} (Hälften von null weg) oder {1} (Hälften zur geraden Zahl) aus hawk.math.</translation>
    </message>
    <message>
        <source>Write {0} and {1} from hawk.math.</source>
        <translation>Schreiben Sie {0} und {1} aus hawk.math.</translation>
    </message>
    <message>
        <source>Write {0} from hawk.math.</source>
        <translation>Schreiben Sie {0} aus hawk.math.</translation>
    </message>
    <message>
        <source>Write {0} or {1} from hawk.math, which stay real.</source>
        <translation>Schreiben Sie {0} oder {1} aus hawk.math; deren Ergebnis bleibt reell.</translation>
    </message>
    <message>
        <source>Write {0} with vectors, for example made by {1}.</source>
        <translation>Schreiben Sie {0} mit Vektoren, die zum Beispiel {1} bildet.</translation>
    </message>
    <message>
        <source>Write {0}.</source>
        <translation>Schreiben Sie {0}.</translation>
    </message>
    <message>
        <source>a Scalar</source>
        <translation>ein Scalar</translation>
    </message>
    <message>
        <source>a Vector[{0}]</source>
        <translation>ein Vector[{0}]</translation>
    </message>
    <message>
        <source>a binary number has the digits 0 and 1</source>
        <translation>eine Binärzahl hat die Ziffern 0 und 1</translation>
    </message>
    <message>
        <source>a class</source>
        <translation>eine Klasse</translation>
    </message>
    <message>
        <source>a condition</source>
        <translation>eine Bedingung</translation>
    </message>
    <message>
        <source>a container type with other brackets than expected</source>
        <translation>ein Containertyp mit anderen Klammern als erwartet</translation>
    </message>
    <message>
        <source>a deeper indentation</source>
        <translation>eine tiefere Einrückung</translation>
    </message>
    <message>
        <source>a dict</source>
        <translation>ein Dict</translation>
    </message>
    <message>
        <source>a dict of {0}</source>
        <translation>ein Dict mit {0} Einträgen</translation>
    </message>
    <message>
        <source>a kernel made while another one is traced</source>
        <translation>ein Kernel, der beim Auswerten eines anderen entsteht</translation>
    </message>
    <message>
        <source>a key is a text literal</source>
        <translation>ein Schlüssel ist ein Textliteral</translation>
    </message>
    <message>
        <source>a label without an extent may only stand first</source>
        <translation>ein Label ohne Ausdehnung darf nur an erster Stelle stehen</translation>
    </message>
    <message>
        <source>a lambda</source>
        <translation>ein Lambda</translation>
    </message>
    <message>
        <source>a launch uses it for the number of samples</source>
        <translation>ein Start verwendet ihn für die Anzahl der Samples</translation>
    </message>
    <message>
        <source>a launch uses it to choose where to run</source>
        <translation>ein Start wählt damit aus, wo er läuft</translation>
    </message>
    <message>
        <source>a launch uses it to describe arrays</source>
        <translation>ein Start beschreibt damit Arrays</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>a list of {0}</source>
        <translation>eine Liste mit {0} Einträgen</translation>
    </message>
    <message>
        <source>a name</source>
        <translation>ein Name</translation>
    </message>
    <message>
        <source>a name after the dot</source>
        <translation>ein Name nach dem Punkt</translation>
    </message>
    <message>
        <source>a name after {0}</source>
        <translation>ein Name nach {0}</translation>
    </message>
    <message>
        <source>a parameter</source>
        <translation>ein Parameter</translation>
    </message>
    <message>
        <source>a pattern</source>
        <translation>ein Muster</translation>
    </message>
    <message>
        <source>a range</source>
        <translation>ein Bereich</translation>
    </message>
    <message>
        <source>a set</source>
        <translation>eine Menge</translation>
    </message>
    <message>
        <source>a slice</source>
        <translation>ein Ausschnitt</translation>
    </message>
    <message>
        <source>a text in quotes</source>
        <translation>ein Text in Anführungszeichen</translation>
    </message>
    <message>
        <source>a tuple</source>
        <translation>ein Tupel</translation>
    </message>
    <message>
        <source>a tuple of {0}</source>
        <translation>ein Tupel mit {0} Einträgen</translation>
    </message>
    <message>
        <source>a value of another kernel</source>
        <translation>ein Wert eines anderen Kernels</translation>
    </message>
    <message>
        <source>a value of the sample</source>
        <translation>ein Wert des Samples</translation>
    </message>
    <message>
        <source>a vector</source>
        <translation>ein Vektor</translation>
    </message>
    <message>
        <source>a vector of {0} conditions</source>
        <translation>ein Vektor aus {0} Bedingungen</translation>
    </message>
    <message>
        <source>an earlier output</source>
        <translation>eine frühere Ausgabe</translation>
    </message>
    <message>
        <source>an expression</source>
        <translation>ein Ausdruck</translation>
    </message>
    <message>
        <source>an extent</source>
        <translation>eine Ausdehnung</translation>
    </message>
    <message>
        <source>an integer does not begin with 0</source>
        <translation>eine ganze Zahl beginnt nicht mit 0</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>an object of Python</source>
        <translation>ein Python-Objekt</translation>
    </message>
    <message>
        <source>an octal number has the digits 0 to 7</source>
        <translation>eine Oktalzahl hat die Ziffern 0 bis 7</translation>
    </message>
    <message>
        <source>an operator or the end of the line</source>
        <translation>ein Operator oder das Zeilenende</translation>
    </message>
    <message>
        <source>an underscore stands only between two digits</source>
        <translation>ein Unterstrich steht nur zwischen zwei Ziffern</translation>
    </message>
    <message>
        <source>an {0}</source>
        <translation>ein {0}</translation>
    </message>
    <message>
        <source>axis {0}</source>
        <translation>Achse {0}</translation>
    </message>
    <message>
        <source>class {0}</source>
        <translation>Klasse {0}</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>compiled entries use it</source>
        <translation>kompilierte Einträge verwenden ihn</translation>
    </message>
    <message>
        <source>components</source>
        <translation>Komponenten</translation>
    </message>
    <message>
        <source>follows a statement that is no assignment</source>
        <translation>folgt auf eine Anweisung, die keine Zuweisung ist</translation>
    </message>
    <message>
        <source>function {0}</source>
        <translation>Funktion {0}</translation>
    </message>
    <message>
        <source>is in no loop</source>
        <translation>steht in keiner Schleife</translation>
    </message>
    <message>
        <source>is not in one of the two accepted forms</source>
        <translation>hat keine der beiden zulässigen Formen</translation>
    </message>
    <message>
        <source>it cannot be passed by name</source>
        <translation>er kann nicht über den Namen übergeben werden</translation>
    </message>
    <message>
        <source>it counts finished samples</source>
        <translation>er zählt fertige Samples</translation>
    </message>
    <message>
        <source>it counts the steps of a launch</source>
        <translation>er zählt die Schritte eines Starts</translation>
    </message>
    <message>
        <source>it has a step</source>
        <translation>sie hat eine Schrittweite</translation>
    </message>
    <message>
        <source>it has too many digits</source>
        <translation>sie hat zu viele Ziffern</translation>
    </message>
    <message>
        <source>it is no identifier</source>
        <translation>es ist kein Bezeichner</translation>
    </message>
    <message>
        <source>it needs a label and an extent</source>
        <translation>sie braucht ein Label und eine Ausdehnung</translation>
    </message>
    <message>
        <source>it stands there twice</source>
        <translation>er steht dort zweimal</translation>
    </message>
    <message>
        <source>its digits are missing</source>
        <translation>die Ziffern fehlen</translation>
    </message>
    <message>
        <source>its label is no text</source>
        <translation>das Label ist kein Text</translation>
    </message>
    <message>
        <source>letters follow its digits</source>
        <translation>auf die Ziffern folgen Buchstaben</translation>
    </message>
    <message>
        <source>min {0}  max {1}  mean {2}</source>
        <translation>Min. {0}  Max. {1}  Mittel {2}</translation>
    </message>
    <message>
        <source>min {0}  max {1}  mean {2}  {3} NaN</source>
        <translation>Min. {0}  Max. {1}  Mittel {2}  {3} NaN</translation>
    </message>
    <message>
        <source>min {0}  max {1}  mean {2}  {3} NaN  {4} infinite</source>
        <translation>Min. {0}  Max. {1}  Mittel {2}  {3} NaN  {4} unendlich</translation>
    </message>
    <message>
        <source>min {0}  max {1}  mean {2}  {3} infinite</source>
        <translation>Min. {0}  Max. {1}  Mittel {2}  {3} unendlich</translation>
    </message>
    <message>
        <source>no argument</source>
        <translation>kein Argument</translation>
    </message>
    <message>
        <source>no star before the element</source>
        <translation>kein Stern vor dem Element</translation>
    </message>
    <message>
        <source>not one</source>
        <translation>nicht einen</translation>
    </message>
    <message>
        <source>not one list</source>
        <translation>nicht eine Liste</translation>
    </message>
    <message>
        <source>quote {0}</source>
        <translation>Anführungszeichen {0}</translation>
    </message>
    <message>
        <source>quotes {0}</source>
        <translation>Anführungszeichen {0}</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>something refused</source>
        <translation>etwas Abgelehntes</translation>
    </message>
    <message>
        <source>stands in an {0} that has an {1}</source>
        <translation>steht in einem {0} mit {1}</translation>
    </message>
    <message>
        <source>the Python function {0}</source>
        <translation>die Python-Funktion {0}</translation>
    </message>
    <message>
        <source>the components of a vector without an index</source>
        <translation>die Komponenten eines Vektors ohne Index</translation>
    </message>
    <message>
        <source>the declaration {0}</source>
        <translation>die Deklaration {0}</translation>
    </message>
    <message>
        <source>the end of the block</source>
        <translation>das Ende des Blocks</translation>
    </message>
    <message>
        <source>the end of the file</source>
        <translation>das Dateiende</translation>
    </message>
    <message>
        <source>the end of the line</source>
        <translation>das Zeilenende</translation>
    </message>
    <message>
        <source>the function {0}</source>
        <translation>die Funktion {0}</translation>
    </message>
    <message>
        <source>the kernel {0}</source>
        <translation>der Kernel {0}</translation>
    </message>
    <message>
        <source>the method {0}</source>
        <translation>die Methode {0}</translation>
    </message>
    <message>
        <source>the module {0}</source>
        <translation>das Modul {0}</translation>
    </message>
    <message>
        <source>the name of a parameter</source>
        <translation>der Name eines Parameters</translation>
    </message>
    <message>
        <source>the name of a type parameter</source>
        <translation>der Name eines Typparameters</translation>
    </message>
    <message>
        <source>the name of an attribute</source>
        <translation>der Name eines Attributs</translation>
    </message>
    <message>
        <source>the name of the class</source>
        <translation>der Name der Klasse</translation>
    </message>
    <message>
        <source>the name of the function</source>
        <translation>der Name der Funktion</translation>
    </message>
    <message>
        <source>the name {0}</source>
        <translation>der Name {0}</translation>
    </message>
    <message>
        <source>the number inf</source>
        <translation>die Zahl inf</translation>
    </message>
    <message>
        <source>the number nan</source>
        <translation>die Zahl nan</translation>
    </message>
    <message>
        <source>the number {0}</source>
        <translation>die Zahl {0}</translation>
    </message>
    <message>
        <source>the text {0}</source>
        <translation>der Text {0}</translation>
    </message>
    <message>
        <source>the type of a container</source>
        <translation>der Typ eines Containers</translation>
    </message>
    <message>
        <source>the type {0}</source>
        <translation>der Typ {0}</translation>
    </message>
    <message>
        <source>this value</source>
        <translation>dieser Wert</translation>
    </message>
    <message>
        <source>transposed form</source>
        <translation>transponierte Form</translation>
    </message>
    <message>
        <source>two extents</source>
        <translation>zwei Ausdehnungen</translation>
    </message>
    <message>
        <source>two vectors of the same width</source>
        <translation>zwei Vektoren derselben Breite</translation>
    </message>
    <message>
        <source>without {0}</source>
        <translation>ohne {0}</translation>
    </message>
    <message>
        <source>{0} NaN  {1} infinite</source>
        <translation>{0} NaN  {1} unendlich</translation>
    </message>
    <message>
        <source>{0} after a starred expression</source>
        <translation>{0} nach einem Ausdruck mit Stern</translation>
    </message>
    <message>
        <source>{0} and a value</source>
        <translation>{0} und ein Wert</translation>
    </message>
    <message>
        <source>{0} and the parameters</source>
        <translation>{0} und die Parameter</translation>
    </message>
    <message>
        <source>{0} and {1}</source>
        <translation>{0} und {1}</translation>
    </message>
    <message>
        <source>{0} appeared or changed while the compiler ran.</source>
        <translation>{0} ist entstanden oder hat sich geändert, während der Compiler lief.</translation>
    </message>
    <message>
        <source>{0} arguments</source>
        <translation>{0} Argumente</translation>
    </message>
    <message>
        <source>{0} changed while the compiler ran.</source>
        <translation>{0} hat sich geändert, während der Compiler lief.</translation>
    </message>
    <message>
        <source>{0} follows the positional parameters, once and before {1}</source>
        <translation>{0} folgt auf die Parameter nach Position, einmal und vor {1}</translation>
    </message>
    <message>
        <source>{0} for a brace as text</source>
        <translation>{0} für eine Klammer als Text</translation>
    </message>
    <message>
        <source>{0} has no attribute {1}</source>
        <translation>{0} hat kein Attribut {1}</translation>
    </message>
    <message>
        <source>{0} has nothing called {1}</source>
        <translation>{0} enthält nichts namens {1}</translation>
    </message>
    <message>
        <source>{0} has nothing called {1}; perhaps {2} is meant</source>
        <translation>{0} enthält nichts namens {1}; vielleicht ist {2} gemeint</translation>
    </message>
    <message>
        <source>{0} has nothing called {1}; perhaps {2} or {3} is meant</source>
        <translation>{0} enthält nichts namens {1}; vielleicht ist {2} oder {3} gemeint</translation>
    </message>
    <message>
        <source>{0} infinite</source>
        <translation>{0} unendlich</translation>
    </message>
    <message>
        <source>{0} is made by code that needs Python (line {1}), so its value is not known here</source>
        <translation>{0} entsteht durch Code, der Python braucht (Zeile {1}); der Wert ist hier daher nicht bekannt</translation>
    </message>
    <message>
        <source>{0} is not defined at this point</source>
        <translation>{0} ist an dieser Stelle nicht definiert</translation>
    </message>
    <message>
        <source>{0} is not defined at this point; perhaps {1} is meant</source>
        <translation>{0} ist an dieser Stelle nicht definiert; vielleicht ist {1} gemeint</translation>
    </message>
    <message>
        <source>{0} is not defined at this point; perhaps {1} or {2} is meant</source>
        <translation>{0} ist an dieser Stelle nicht definiert; vielleicht ist {1} oder {2} gemeint</translation>
    </message>
    <message>
        <source>{0} loop</source>
        <translation>{0}-Schleife</translation>
    </message>
    <message>
        <source>{0} needs Python and is not evaluated here</source>
        <translation>{0} braucht Python und wird hier nicht ausgewertet</translation>
    </message>
    <message>
        <source>{0} of hawk</source>
        <translation>{0} von hawk</translation>
    </message>
    <message>
        <source>{0} or the end of the text</source>
        <translation>{0} oder das Ende des Texts</translation>
    </message>
    <message>
        <source>{0} or {1}</source>
        <translation>{0} oder {1}</translation>
    </message>
    <message>
        <source>{0} or {1} after a decorator</source>
        <translation>{0} oder {1} nach einem Dekorator</translation>
    </message>
    <message>
        <source>{0} or {1}, but not both in one {2}</source>
        <translation>{0} oder {1}, aber nicht beides in einem {2}</translation>
    </message>
    <message>
        <source>{0} with {1}</source>
        <translation>{0} mit {1}</translation>
    </message>
    <message>
        <source>{0}, {1} or {2}</source>
        <translation>{0}, {1} oder {2}</translation>
    </message>
    <message>
        <source>{0}, {1} or {2} after {3}</source>
        <translation>{0}, {1} oder {2} nach {3}</translation>
    </message>
    <message>
        <source>{0}, {1} or {2} in the body</source>
        <translation>{0}, {1} oder {2} im Rumpf</translation>
    </message>
    <message>
        <source>Building the bundle</source>
        <translation>Das Bündel wird erstellt</translation>
    </message>
    <message>
        <source>Building {0}</source>
        <translation>{0} wird erstellt</translation>
    </message>
    <message>
        <source>Clearing the cache</source>
        <translation>Der Cache wird geleert</translation>
    </message>
    <message>
        <source>Looking for unsaved texts</source>
        <translation>Nicht gespeicherte Texte werden gesucht</translation>
    </message>
    <message>
        <source>Looking at the bundle</source>
        <translation>Das Bündel wird betrachtet</translation>
    </message>
    <message>
        <source>Looking at the inputs</source>
        <translation>Die Eingaben werden betrachtet</translation>
    </message>
    <message>
        <source>Looking at what would be exported</source>
        <translation>Der Inhalt des Bündels wird ermittelt</translation>
    </message>
    <message>
        <source>Looking at {0}</source>
        <translation>{0} wird betrachtet</translation>
    </message>
    <message>
        <source>Opening {0}</source>
        <translation>{0} wird geöffnet</translation>
    </message>
    <message>
        <source>Reading the cache</source>
        <translation>Der Cache wird gelesen</translation>
    </message>
    <message>
        <source>Reading {0}</source>
        <translation>{0} wird gelesen</translation>
    </message>
    <message>
        <source>Running {0}</source>
        <translation>{0} wird ausgeführt</translation>
    </message>
    <message>
        <source>Saving {0}</source>
        <translation>{0} wird gespeichert</translation>
    </message>
    <message>
        <source>the module {0} has no attribute {1}</source>
        <translation>das Modul {0} hat kein Attribut {1}</translation>
    </message>
    <message>
        <source>1 argument or more</source>
        <translation>mindestens 1 Argument</translation>
    </message>
    <message>
        <source>A matrix is transposed by {0} from hawk.math; a vector has no transposed form.</source>
        <translation>Eine Matrix transponiert {0} aus hawk.math; ein Vektor hat keine transponierte Form.</translation>
    </message>
    <message>
        <source>A single number multiplies with {0}.</source>
        <translation>Eine einzelne Zahl multipliziert mit {0}.</translation>
    </message>
    <message>
        <source>Apply {0} to the kernel of a single step.</source>
        <translation>Wenden Sie {0} auf den Kernel eines einzelnen Schritts an.</translation>
    </message>
    <message>
        <source>Assign a {0}, or leave the steps out.</source>
        <translation>Weisen Sie einer {0} zu, oder lassen Sie die Schritte weg.</translation>
    </message>
    <message>
        <source>Build the matrix with {0} from hawk.math, one list for each row.</source>
        <translation>Bauen Sie die Matrix mit {0} aus hawk.math, eine Liste je Zeile.</translation>
    </message>
    <message>
        <source>Make an integer of it with {0}, {1} or {2} from hawk.math.</source>
        <translation>Machen Sie mit {0}, {1} oder {2} aus hawk.math eine ganze Zahl daraus.</translation>
    </message>
    <message>
        <source>The left side has {0} columns, so the right side needs {1} rows.</source>
        <translation>Die linke Seite hat {0} Spalten, die rechte braucht also {1} Zeilen.</translation>
    </message>
    <message>
        <source>Write {0} from hawk.math, or start from an Index: {1} is one.</source>
        <translation>Schreiben Sie {0} aus hawk.math, oder beginnen Sie mit einem Index: {1} ist einer.</translation>
    </message>
    <message>
        <source>Write {0} from hawk.math, which converts a number.</source>
        <translation>Schreiben Sie {0} aus hawk.math; das wandelt eine Zahl um.</translation>
    </message>
    <message>
        <source>Write {0} or {1}.</source>
        <translation>Schreiben Sie {0} oder {1}.</translation>
    </message>
    <message>
        <source>Write {0}, which makes a plain vector of a quaternion.</source>
        <translation>Schreiben Sie {0}; das macht aus einem Quaternion einen einfachen Vektor.</translation>
    </message>
    <message>
        <source>Write {0}, which makes a quaternion of four numbers.</source>
        <translation>Schreiben Sie {0}; das macht aus vier Zahlen ein Quaternion.</translation>
    </message>
    <message>
        <source>Write {0}, with {1} from hawk.math.</source>
        <translation>Schreiben Sie {0}, mit {1} aus hawk.math.</translation>
    </message>
    <message>
        <source>a Matrix[{0}, {1}]</source>
        <translation>eine Matrix[{0}, {1}]</translation>
    </message>
    <message>
        <source>a Quat</source>
        <translation>ein Quat</translation>
    </message>
    <message>
        <source>a UInt32</source>
        <translation>ein UInt32</translation>
    </message>
    <message>
        <source>a Vector[{0}] of Index</source>
        <translation>ein Vector[{0}] aus Index-Werten</translation>
    </message>
    <message>
        <source>a matrix and a vector or matrix that fits it</source>
        <translation>eine Matrix und ein passender Vektor oder eine passende Matrix</translation>
    </message>
    <message>
        <source>a matrix</source>
        <translation>eine Matrix</translation>
    </message>
    <message>
        <source>a quaternion ({0} components)</source>
        <translation>ein Quaternion ({0} Komponenten)</translation>
    </message>
    <message>
        <source>a row of it is a Scalar</source>
        <translation>eine Zeile davon ist ein Scalar</translation>
    </message>
    <message>
        <source>a row of it is empty</source>
        <translation>eine Zeile davon ist leer</translation>
    </message>
    <message>
        <source>a vector of {0} components</source>
        <translation>ein Vektor aus {0} Komponenten</translation>
    </message>
    <message>
        <source>a vector or matrix</source>
        <translation>ein Vektor oder eine Matrix</translation>
    </message>
    <message>
        <source>a vector or single numbers</source>
        <translation>ein Vektor oder einzelne Zahlen</translation>
    </message>
    <message>
        <source>an Index</source>
        <translation>ein Index</translation>
    </message>
    <message>
        <source>an Int32</source>
        <translation>ein Int32</translation>
    </message>
    <message>
        <source>an entry of it is a Vector[{0}]</source>
        <translation>ein Eintrag davon ist ein Vector[{0}]</translation>
    </message>
    <message>
        <source>by an assignment with an operator</source>
        <translation>durch eine Zuweisung mit einem Operator</translation>
    </message>
    <message>
        <source>column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>component</source>
        <translation>Komponente</translation>
    </message>
    <message>
        <source>counter</source>
        <translation>Zähler</translation>
    </message>
    <message>
        <source>in a statement with several targets</source>
        <translation>in einer Anweisung mit mehreren Zielen</translation>
    </message>
    <message>
        <source>it finishes samples but stores nothing that a next step could go on from</source>
        <translation>er beendet Samples, speichert aber nichts, womit ein nächster Schritt weitermachen könnte</translation>
    </message>
    <message>
        <source>it has no rows</source>
        <translation>sie hat keine Zeilen</translation>
    </message>
    <message>
        <source>it never finishes a sample</source>
        <translation>er beendet nie ein Sample</translation>
    </message>
    <message>
        <source>it takes several steps already</source>
        <translation>er macht schon mehrere Schritte</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>slices of rows</source>
        <translation>Ausschnitte von Zeilen</translation>
    </message>
    <message>
        <source>the rows of a matrix without an index</source>
        <translation>die Zeilen einer Matrix ohne Index</translation>
    </message>
    <message>
        <source>two vectors of {0} components</source>
        <translation>zwei Vektoren aus {0} Komponenten</translation>
    </message>
    <message>
        <source>two vectors</source>
        <translation>zwei Vektoren</translation>
    </message>
    <message>
        <source>{0} is a condition, but it can only be {1} or {2}</source>
        <translation>{0} ist eine Bedingung, kann aber nur {1} oder {2} sein</translation>
    </message>
    <message>
        <source>{0} to {1} arguments</source>
        <translation>{0} bis {1} Argumente</translation>
    </message>
    <message>
        <source>A vector has axis {0}, {1}.</source>
        <translation>Ein Vektor hat die Achse {0}, {1}.</translation>
    </message>
    <message>
        <source>A class.</source>
        <translation>Eine Klasse.</translation>
    </message>
    <message>
        <source>A helper function; its calls become part of the kernel.</source>
        <translation>Eine Hilfsfunktion; ihre Aufrufe werden Teil des Kernels.</translation>
    </message>
    <message>
        <source>A kernel of {0} operations and {1} slots.</source>
        <translation>Ein Kernel aus {0} Operationen mit {1} Plätzen.</translation>
    </message>
    <message>
        <source>A kernel that is refused; the diagnostics say why.</source>
        <translation>Ein Kernel, der abgelehnt ist; die Meldungen sagen, warum.</translation>
    </message>
    <message>
        <source>A local.</source>
        <translation>Ein lokaler Name.</translation>
    </message>
    <message>
        <source>A loop variable.</source>
        <translation>Eine Schleifenvariable.</translation>
    </message>
    <message>
        <source>A parameter.</source>
        <translation>Ein Parameter.</translation>
    </message>
    <message>
        <source>A value of the module, known before the run.</source>
        <translation>Ein Wert des Moduls, vor dem Lauf bekannt.</translation>
    </message>
    <message>
        <source>Digest {0}.</source>
        <translation>Prüfsumme {0}.</translation>
    </message>
    <message>
        <source>Imported: {0}.</source>
        <translation>Importiert: {0}.</translation>
    </message>
    <message>
        <source>One number for the whole launch.</source>
        <translation>Eine Zahl für den ganzen Start.</translation>
    </message>
    <message>
        <source>Read and written in place.</source>
        <translation>Wird an Ort und Stelle gelesen und geschrieben.</translation>
    </message>
    <message>
        <source>Read at any place by every sample.</source>
        <translation>Jedes Sample liest an jeder Stelle.</translation>
    </message>
    <message>
        <source>Read for each sample.</source>
        <translation>Wird für jedes Sample gelesen.</translation>
    </message>
    <message>
        <source>Slot {0} of {1}, role {2}.</source>
        <translation>Platz {0} von {1}, Rolle {2}.</translation>
    </message>
    <message>
        <source>The kernel does not read it, so a launch may leave it out.</source>
        <translation>Der Kernel liest sie nicht; ein Start darf sie weglassen.</translation>
    </message>
    <message>
        <source>Used once.</source>
        <translation>Einmal verwendet.</translation>
    </message>
    <message>
        <source>Used twice.</source>
        <translation>Zweimal verwendet.</translation>
    </message>
    <message>
        <source>Used {0} times.</source>
        <translation>{0}-mal verwendet.</translation>
    </message>
    <message>
        <source>Where it is set, a sample is skipped.</source>
        <translation>Wo sie gesetzt ist, wird ein Sample übersprungen.</translation>
    </message>
    <message>
        <source>Written; its start value is not read.</source>
        <translation>Wird geschrieben; ihr Anfangswert wird nicht gelesen.</translation>
    </message>
    <message>
        <source>Convert them with {0} of hawk.math.</source>
        <translation>Wandeln Sie sie mit {0} aus hawk.math um.</translation>
    </message>
    <message>
        <source>Declare it with {0} or {1}.</source>
        <translation>Deklarieren Sie es mit {0} oder {1}.</translation>
    </message>
    <message>
        <source>Declare {0} with axes, as in {1}.</source>
        <translation>Deklarieren Sie {0} mit Achsen, wie in {1}.</translation>
    </message>
    <message>
        <source>For more equations than unknowns write {0}.</source>
        <translation>Für mehr Gleichungen als Unbekannte schreiben Sie {0}.</translation>
    </message>
    <message>
        <source>It reads {0}, {1}.</source>
        <translation>Er liest {0}, {1}.</translation>
    </message>
    <message>
        <source>Leave {0} out.</source>
        <translation>Lassen Sie {0} weg.</translation>
    </message>
    <message>
        <source>Store a value of the type Scalar.</source>
        <translation>Speichern Sie einen Wert vom Typ Scalar.</translation>
    </message>
    <message>
        <source>Write {0} with the name of a {1}.</source>
        <translation>Schreiben Sie {0} mit dem Namen einer {1}.</translation>
    </message>
    <message>
        <source>a Mutable</source>
        <translation>eine Mutable</translation>
    </message>
    <message>
        <source>a computed value</source>
        <translation>ein berechneter Wert</translation>
    </message>
    <message>
        <source>a mean takes no {0}</source>
        <translation>ein Mittel nimmt kein {0}</translation>
    </message>
    <message>
        <source>a number by key is only added to, replaced, or given bits</source>
        <translation>eine Zahl über Schlüssel wird nur addiert, ersetzt oder bekommt Bits</translation>
    </message>
    <message>
        <source>a single number {0}</source>
        <translation>eine einzelne Zahl {0}</translation>
    </message>
    <message>
        <source>a single one</source>
        <translation>eine einzelne</translation>
    </message>
    <message>
        <source>an LU factor</source>
        <translation>ein LU-Faktor</translation>
    </message>
    <message>
        <source>it has no label</source>
        <translation>sie hat keinen Namen</translation>
    </message>
    <message>
        <source>the factor that {0} or {1} gives</source>
        <translation>der Faktor, den {0} oder {1} ergibt</translation>
    </message>
    <message>
        <source>the table {0}</source>
        <translation>die Tabelle {0}</translation>
    </message>
    <message>
        <source>{0} or {1} of hawk.ext</source>
        <translation>{0} oder {1} aus hawk.ext</translation>
    </message>
    <message>
        <source>{0} positions are given</source>
        <translation>{0} Stellen sind angegeben</translation>
    </message>
    <message>
        <source>: the last one is {0}</source>
        <translation>: die letzte ist {0}</translation>
    </message>
    <message>
        <source>: {0}</source>
        <translation>: {0}</translation>
    </message>
    <message>
        <source>Give a condition of the sample.</source>
        <translation>Geben Sie eine Bedingung des Samples an.</translation>
    </message>
    <message>
        <source>It is only read; results go into a {0}.</source>
        <translation>Sie wird nur gelesen; Ergebnisse gehören in eine {0}.</translation>
    </message>
    <message>
        <source>It stands at the left of a statement: {0}.</source>
        <translation>Es steht links in einer Anweisung: {0}.</translation>
    </message>
    <message>
        <source>Read it at a place: {0} or {1}.</source>
        <translation>Lesen Sie sie an einer Stelle: {0} oder {1}.</translation>
    </message>
    <message>
        <source>Reduce a value of each sample.</source>
        <translation>Fassen Sie einen Wert jedes Samples zusammen.</translation>
    </message>
    <message>
        <source>Use one of its coordinates: {0}.</source>
        <translation>Nehmen Sie eine ihrer Koordinaten: {0}.</translation>
    </message>
    <message>
        <source>Use {0}, also of a negative value, {1}, or {2} with {3}.</source>
        <translation>Nehmen Sie {0}, auch mit negativem Wert, {1}, oder {2} mit {3}.</translation>
    </message>
    <message>
        <source>Write the quotient of two sums: {0}.</source>
        <translation>Schreiben Sie den Quotienten zweier Summen: {0}.</translation>
    </message>
    <message>
        <source>a Param</source>
        <translation>ein Param</translation>
    </message>
    <message>
        <source>a declaration of its kind</source>
        <translation>eine Deklaration seiner Art</translation>
    </message>
    <message>
        <source>a loop</source>
        <translation>einer Schleife</translation>
    </message>
    <message>
        <source>a payload or axes</source>
        <translation>einen Inhalt oder Achsen</translation>
    </message>
    <message>
        <source>a slice is no place</source>
        <translation>ein Ausschnitt ist keine Stelle</translation>
    </message>
    <message>
        <source>by each sample</source>
        <translation>von jedem Sample</translation>
    </message>
    <message>
        <source>it has no axis {0}</source>
        <translation>sie hat keine Achse {0}</translation>
    </message>
    <message>
        <source>it is given a result over all samples</source>
        <translation>es bekommt ein Ergebnis über alle Samples</translation>
    </message>
    <message>
        <source>it is given the text {0}</source>
        <translation>es bekommt den Text {0}</translation>
    </message>
    <message>
        <source>it is given whole numbers</source>
        <translation>es bekommt ganze Zahlen</translation>
    </message>
    <message>
        <source>it names {0} twice</source>
        <translation>es nennt {0} zweimal</translation>
    </message>
    <message>
        <source>it stands outside of the body of a kernel</source>
        <translation>es steht außerhalb des Rumpfes eines Kernels</translation>
    </message>
    <message>
        <source>its arguments are others</source>
        <translation>seine Argumente sind andere</translation>
    </message>
    <message>
        <source>its {0} is a Scalar</source>
        <translation>sein {0} ist ein Scalar</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>read by each sample</source>
        <translation>von jedem Sample gelesen</translation>
    </message>
    <message>
        <source>the axis {0} is not given</source>
        <translation>die Achse {0} ist nicht angegeben</translation>
    </message>
    <message>
        <source>the factor that {0} gives</source>
        <translation>der Faktor, den {0} ergibt</translation>
    </message>
    <message>
        <source>the lane {0} of the grid</source>
        <translation>die Spur {0} des Gitters</translation>
    </message>
    <message>
        <source>there is no policy {0}</source>
        <translation>es gibt keine Form {0}</translation>
    </message>
    <message>
        <source>these arguments</source>
        <translation>diesen Argumenten</translation>
    </message>
    <message>
        <source>these classes in this order</source>
        <translation>diesen Klassen in dieser Reihenfolge</translation>
    </message>
    <message>
        <source>with {0} a second time</source>
        <translation>ein zweites Mal mit {0}</translation>
    </message>
    <message>
        <source>{0} along {1}</source>
        <translation>{0} entlang {1}</translation>
    </message>
    <message>
        <source>{0} axes</source>
        <translation>{0} Achsen</translation>
    </message>
    <message>
        <source>{0} has no value</source>
        <translation>{0} hat keinen Wert</translation>
    </message>
    <message>
        <source>{0} holds no words of {1} bits</source>
        <translation>{0} enthält keine Wörter von {1} Bit</translation>
    </message>
    <message>
        <source>{0} is a sum, {1} is a max</source>
        <translation>{0} ist eine Summe, {1} ist ein Maximum</translation>
    </message>
    <message>
        <source>{0} is a tuple of names</source>
        <translation>{0} ist ein Tupel aus Namen</translation>
    </message>
    <message>
        <source>{0} is no policy of a store by key</source>
        <translation>{0} ist keine Form eines Speicherns über Schlüssel</translation>
    </message>
    <message>
        <source>{0} is no {1} of the kernel</source>
        <translation>{0} ist keine {1} des Kernels</translation>
    </message>
    <message>
        <source>{0} is not among its masks</source>
        <translation>{0} ist nicht unter ihren Masken</translation>
    </message>
    <message>
        <source>{0} names no axis of the kernel, or one twice: {1}</source>
        <translation>{0} nennt keine Achse des Kernels oder eine zweimal: {1}</translation>
    </message>
    <message>
        <source>{0} needs a mask</source>
        <translation>{0} braucht eine Maske</translation>
    </message>
    <message>
        <source>{0} takes no policy</source>
        <translation>{0} nimmt keine Form</translation>
    </message>
    <message>
        <source>{0}, which is no class</source>
        <translation>{0}, das keine Klasse ist</translation>
    </message>
    <message>
        <source>Leave the line out.</source>
        <translation>Lassen Sie die Zeile weg.</translation>
    </message>
    <message>
        <source>Repairing {0}</source>
        <translation>{0} wird korrigiert</translation>
    </message>
    <message>
        <source>The limits of this architecture are not published, so its occupancy is unknown.</source>
        <translation>Die Grenzen dieser Architektur sind nicht veröffentlicht, daher ist ihre Auslastung unbekannt.</translation>
    </message>
    <message>
        <source>Write {0} for each condition.</source>
        <translation>Schreiben Sie {0} für jede Bedingung.</translation>
    </message>
    <message>
        <source>barriers</source>
        <translation>Barrieren</translation>
    </message>
    <message>
        <source>block size</source>
        <translation>Blockgröße</translation>
    </message>
    <message>
        <source>blocks per multiprocessor</source>
        <translation>Blöcke je Multiprozessor</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>Blöcke</translation>
    </message>
    <message>
        <source>constant memory</source>
        <translation>Konstantenspeicher</translation>
    </message>
    <message>
        <source>limited by</source>
        <translation>begrenzt durch</translation>
    </message>
    <message>
        <source>local memory</source>
        <translation>lokaler Speicher</translation>
    </message>
    <message>
        <source>occupancy</source>
        <translation>Auslastung</translation>
    </message>
    <message>
        <source>registers</source>
        <translation>Register</translation>
    </message>
    <message>
        <source>shared memory</source>
        <translation>gemeinsamer Speicher</translation>
    </message>
    <message>
        <source>spilled</source>
        <translation>ausgelagert</translation>
    </message>
    <message>
        <source>threads per block</source>
        <translation>Threads je Block</translation>
    </message>
    <message>
        <source>threads per multiprocessor</source>
        <translation>Threads je Multiprozessor</translation>
    </message>
    <message>
        <source>{0} bytes per block</source>
        <translation>{0} Byte je Block</translation>
    </message>
    <message>
        <source>{0} bytes per thread</source>
        <translation>{0} Byte je Thread</translation>
    </message>
    <message>
        <source>{0} bytes stored, {1} bytes loaded per thread</source>
        <translation>{0} Byte geschrieben, {1} Byte gelesen je Thread</translation>
    </message>
    <message>
        <source>{0} bytes</source>
        <translation>{0} Byte</translation>
    </message>
    <message>
        <source>{0} per block</source>
        <translation>{0} je Block</translation>
    </message>
    <message>
        <source>{0} per thread</source>
        <translation>{0} je Thread</translation>
    </message>
    <message>
        <source>line {0}</source>
        <translation>Zeile {0}</translation>
    </message>
    <message>
        <source>Give the other one another name.</source>
        <translation>Geben Sie dem anderen einen anderen Namen.</translation>
    </message>
    <message>
        <source>a plane that it is made in has the name of another: {0}</source>
        <translation>eine Datenreihe, in der sie entsteht, heißt wie eine andere: {0}</translation>
    </message>
    <message>
        <source>max</source>
        <translation>das Maximum</translation>
    </message>
    <message>
        <source>min</source>
        <translation>das Minimum</translation>
    </message>
    <message>
        <source>the width of `jump`</source>
        <translation>die Breite von `jump`</translation>
    </message>
    <message>
        <source>its label is no identifier</source>
        <translation>das Label ist kein Bezeichner</translation>
    </message>
    <message>
        <source>its label {0} is reserved</source>
        <translation>das Label {0} ist reserviert</translation>
    </message>
</context>
<context>
    <name>Diagnostic</name>
    <message>
        <source>A `lambda` is not supported inside a kernel.</source>
        <translation>Ein `lambda` wird in einem Kernel nicht unterstützt.</translation>
    </message>
    <message>
        <source>A `return` without a value may only end the body, or an `if` without `else` at its top level.</source>
        <translation>Ein `return` ohne Wert darf nur am Ende des Rumpfs stehen oder am Ende eines `if` ohne `else` auf dessen oberster Ebene.</translation>
    </message>
    <message>
        <source>A chained comparison does not work on values of a sample.</source>
        <translation>Ein verketteter Vergleich ist mit Werten eines Samples nicht möglich.</translation>
    </message>
    <message>
        <source>A component cannot be chosen by {0}.</source>
        <translation>{0} kann keine Komponente auswählen.</translation>
    </message>
    <message>
        <source>A component is chosen by a whole number, not by {0}.</source>
        <translation>Eine Komponente wird durch eine ganze Zahl ausgewählt. Hier steht: {0}.</translation>
    </message>
    <message>
        <source>A component of a value cannot be assigned in a helper function.</source>
        <translation>In einer Hilfsfunktion kann einer Komponente eines Werts nichts zugewiesen werden.</translation>
    </message>
    <message>
        <source>A comprehension or generator is not supported inside a kernel.</source>
        <translation>Eine Comprehension oder ein Generator wird in einem Kernel nicht unterstützt.</translation>
    </message>
    <message>
        <source>A generator expression beside other arguments needs its own brackets.</source>
        <translation>Ein Generatorausdruck neben anderen Argumenten braucht eigene Klammern.</translation>
    </message>
    <message>
        <source>A kernel cannot print: it runs once for each sample, without a terminal.</source>
        <translation>Ein Kernel kann nichts ausgeben: Er läuft einmal je Sample und ohne Terminal.</translation>
    </message>
    <message>
        <source>A kernel has no `continue`.</source>
        <translation>In einem Kernel gibt es kein `continue`.</translation>
    </message>
    <message>
        <source>A kernel has no `while`: how often it runs would depend on the data.</source>
        <translation>In einem Kernel gibt es kein `while`: Wie oft es läuft, hinge von den Daten ab.</translation>
    </message>
    <message>
        <source>A kernel is made of assignments, `if`, `pass` and one `return`; anything else belongs outside of it.</source>
        <translation>Ein Kernel besteht aus Zuweisungen, `if`, `pass` und einem `return`; alles andere gehört nach außen.</translation>
    </message>
    <message>
        <source>A loop in a kernel counts in one name, not in `{0}`.</source>
        <translation>Eine Schleife in einem Kernel zählt in einem einzelnen Namen, nicht in `{0}`.</translation>
    </message>
    <message>
        <source>A loop in a kernel runs over `range(…)` with one to three bounds, not over `{0}`.</source>
        <translation>Eine Schleife in einem Kernel läuft über `range(…)` mit einer bis drei Grenzen, nicht über `{0}`.</translation>
    </message>
    <message>
        <source>A loop is left by `if condition: break`, or by assignments and a `break` under an `if` without `else`, directly in the loop.</source>
        <translation>Eine Schleife wird durch `if condition: break` verlassen oder durch Zuweisungen und ein `break` unter einem `if` ohne `else`, unmittelbar in der Schleife.</translation>
    </message>
    <message>
        <source>A loop with `else` is not supported inside a kernel.</source>
        <translation>Eine Schleife mit `else` wird in einem Kernel nicht unterstützt.</translation>
    </message>
    <message>
        <source>A positional argument follows a named one.</source>
        <translation>Ein Argument nach Position folgt auf ein benanntes.</translation>
    </message>
    <message>
        <source>Add the argument.</source>
        <translation>Ergänzen Sie das Argument.</translation>
    </message>
    <message>
        <source>An axis is written `&quot;label&quot;:extent`; a label without an extent may only stand first.</source>
        <translation>Eine Achse wird als `&quot;label&quot;:extent` geschrieben; ein Label ohne Ausdehnung darf nur an erster Stelle stehen.</translation>
    </message>
    <message>
        <source>An extent is part of the type: write `{2}` with positive whole numbers.</source>
        <translation>Eine Ausdehnung ist Teil des Typs: Schreiben Sie `{2}` mit positiven ganzen Zahlen.</translation>
    </message>
    <message>
        <source>An extent is part of the type: write for example `{0}[3]`, or a module constant that is an int.</source>
        <translation>Eine Ausdehnung ist Teil des Typs: Schreiben Sie zum Beispiel `{0}[3]` oder eine Modulkonstante, die ein int ist.</translation>
    </message>
    <message>
        <source>Assign `{0}` before the `if`, or in both branches.</source>
        <translation>Weisen Sie `{0}` vor dem `if` oder in beiden Zweigen einen Wert zu.</translation>
    </message>
    <message>
        <source>Assign it in the body (`{0} = …`); a plane that is only read is declared `{2}`.</source>
        <translation>Weisen Sie im Rumpf einen Wert zu (`{0} = …`); eine Datenreihe, die nur gelesen wird, deklariert man als `{2}`.</translation>
    </message>
    <message>
        <source>Assign the bare name: `{0} = …`.</source>
        <translation>Weisen Sie den Wert dem bloßen Namen zu: `{0} = …`.</translation>
    </message>
    <message>
        <source>Assign the result to a name in `if` and `else`, and return that name once, at the end.</source>
        <translation>Weisen Sie das Ergebnis in `if` und `else` einem Namen zu und geben Sie diesen Namen einmal am Ende zurück.</translation>
    </message>
    <message>
        <source>Assign to a name, an item of a list or dict, or a component.</source>
        <translation>Weisen Sie den Wert einem Namen, einem Eintrag einer Liste oder eines Dicts oder einer Komponente zu.</translation>
    </message>
    <message>
        <source>Assign to a plain name, or to a component such as `v[0]`.</source>
        <translation>Weisen Sie den Wert einem einfachen Namen oder einer Komponente wie `v[0]` zu.</translation>
    </message>
    <message>
        <source>Bind a vector before the loop and assign its components.</source>
        <translation>Binden Sie vor der Schleife einen Vektor an einen Namen und weisen Sie seinen Komponenten Werte zu.</translation>
    </message>
    <message>
        <source>Both sides need the same shape, or one of them is a single number.</source>
        <translation>Beide Seiten brauchen dieselbe Form, oder eine von ihnen ist eine einzelne Zahl.</translation>
    </message>
    <message>
        <source>Build the vector with `vec(…)`, or assign the component in the kernel body.</source>
        <translation>Bilden Sie den Vektor mit `vec(…)`, oder weisen Sie der Komponente im Rumpf des Kernels einen Wert zu.</translation>
    </message>
    <message>
        <source>Bytes and text stand side by side and cannot be joined.</source>
        <translation>Bytes und Text stehen nebeneinander und lassen sich nicht verbinden.</translation>
    </message>
    <message>
        <source>Bytes can hold only ASCII characters as they are.</source>
        <translation>Bytes können unmittelbar nur ASCII-Zeichen enthalten.</translation>
    </message>
    <message>
        <source>Call a function, for example one of hawk.math.</source>
        <translation>Rufen Sie eine Funktion auf, zum Beispiel eine aus hawk.math.</translation>
    </message>
    <message>
        <source>Choose another name, for example `{0}_`.</source>
        <translation>Wählen Sie einen anderen Namen, zum Beispiel `{0}_`.</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>Compare it: `{1} != 0.0`, or whatever decides.</source>
        <translation>Vergleichen Sie: `{1} != 0.0` oder was sonst entscheidet.</translation>
    </message>
    <message>
        <source>Compare twice and join the two: `land(a &lt; b, b &lt; c)`.</source>
        <translation>Vergleichen Sie zweimal und verknüpfen Sie beides: `land(a &lt; b, b &lt; c)`.</translation>
    </message>
    <message>
        <source>Compare with `==` or `!=`, or decide it in a helper.</source>
        <translation>Vergleichen Sie mit `==` oder `!=`, oder entscheiden Sie es in einer Hilfsfunktion.</translation>
    </message>
    <message>
        <source>Convert it before.</source>
        <translation>Wandeln Sie den Wert vorher um.</translation>
    </message>
    <message>
        <source>Convert one of them before.</source>
        <translation>Wandeln Sie einen der Werte vorher um.</translation>
    </message>
    <message>
        <source>Correct the annotation or the `return`.</source>
        <translation>Berichtigen Sie die Annotation oder das `return`.</translation>
    </message>
    <message>
        <source>Correct the arguments.</source>
        <translation>Berichtigen Sie die Argumente.</translation>
    </message>
    <message>
        <source>Correct the constant.</source>
        <translation>Berichtigen Sie die Konstante.</translation>
    </message>
    <message>
        <source>Correct the name in the import.</source>
        <translation>Berichtigen Sie den Namen im Import.</translation>
    </message>
    <message>
        <source>Correct the name.</source>
        <translation>Berichtigen Sie den Namen.</translation>
    </message>
    <message>
        <source>Correct the name; see the list of functions of hawk.math.</source>
        <translation>Berichtigen Sie den Namen; siehe die Liste der Funktionen von hawk.math.</translation>
    </message>
    <message>
        <source>Declare each wire as a parameter of its own.</source>
        <translation>Deklarieren Sie jede Leitung als eigenen Parameter.</translation>
    </message>
    <message>
        <source>Declare it as a parameter: `{0}: Mutable[Scalar]`.</source>
        <translation>Deklarieren Sie sie als Parameter: `{0}: Mutable[Scalar]`.</translation>
    </message>
    <message>
        <source>Define it above the kernel, import it, or correct its spelling.</source>
        <translation>Definieren Sie ihn oberhalb des Kernels, importieren Sie ihn oder berichtigen Sie die Schreibweise.</translation>
    </message>
    <message>
        <source>Did not expect {0} here; expected {1}.</source>
        <translation>Hier passt nicht: {0}. Erwartet wird: {1}.</translation>
    </message>
    <message>
        <source>Do not keep values of a sample in a module-level list or dict between kernels.</source>
        <translation>Bewahren Sie Werte eines Samples nicht zwischen Kerneln in einer Liste oder einem Dict auf Modulebene auf.</translation>
    </message>
    <message>
        <source>End the body with `return` and the result, or declare a `Mutable` parameter and assign it.</source>
        <translation>Beenden Sie den Rumpf mit `return` und dem Ergebnis, oder deklarieren Sie einen Parameter als `Mutable` und weisen Sie ihm einen Wert zu.</translation>
    </message>
    <message>
        <source>End the recursion earlier, or write a loop in a helper function.</source>
        <translation>Beenden Sie die Rekursion früher, oder schreiben Sie eine Schleife in einer Hilfsfunktion.</translation>
    </message>
    <message>
        <source>Give `{0}` a number or a value of the same shape in both branches.</source>
        <translation>Geben Sie `{0}` in beiden Zweigen eine Zahl oder einen Wert derselben Form.</translation>
    </message>
    <message>
        <source>Give each axis a label of its own.</source>
        <translation>Geben Sie jeder Achse ein eigenes Label.</translation>
    </message>
    <message>
        <source>Give each kernel of a file a name of its own.</source>
        <translation>Geben Sie jedem Kernel einer Datei einen eigenen Namen.</translation>
    </message>
    <message>
        <source>Give the arguments by position.</source>
        <translation>Übergeben Sie die Argumente nach Position.</translation>
    </message>
    <message>
        <source>Give the inner parts names in statements of their own.</source>
        <translation>Geben Sie den inneren Teilen in eigenen Anweisungen Namen.</translation>
    </message>
    <message>
        <source>Give the kernel `{0}` another name.</source>
        <translation>Geben Sie dem Kernel `{0}` einen anderen Namen.</translation>
    </message>
    <message>
        <source>Give the kernel a plain number, or pass the value as a `Param`.</source>
        <translation>Geben Sie dem Kernel eine einfache Zahl, oder übergeben Sie den Wert als `Param`.</translation>
    </message>
    <message>
        <source>Guard the divisor, or correct the constant.</source>
        <translation>Sichern Sie den Divisor ab, oder berichtigen Sie die Konstante.</translation>
    </message>
    <message>
        <source>Import the name from hawk, or correct its spelling.</source>
        <translation>Importieren Sie den Namen aus hawk, oder berichtigen Sie seine Schreibweise.</translation>
    </message>
    <message>
        <source>Import the name from hawk, or leave the annotation out.</source>
        <translation>Importieren Sie den Namen aus hawk, oder lassen Sie die Annotation weg.</translation>
    </message>
    <message>
        <source>Indent the line exactly like the line above it; only a line after `:` goes deeper.</source>
        <translation>Rücken Sie die Zeile genau wie die Zeile darüber ein; nur eine Zeile nach `:` steht tiefer.</translation>
    </message>
    <message>
        <source>Indent the line exactly like the statement it follows.</source>
        <translation>Rücken Sie die Zeile genau wie die Anweisung ein, auf die sie folgt.</translation>
    </message>
    <message>
        <source>Indent the whole file with spaces, four for each level.</source>
        <translation>Rücken Sie die ganze Datei mit Leerzeichen ein, vier je Ebene.</translation>
    </message>
    <message>
        <source>Index a tuple or list by whole numbers, a dict by its keys.</source>
        <translation>Ein Tupel oder eine Liste wird durch ganze Zahlen indiziert, ein Dict durch seine Schlüssel.</translation>
    </message>
    <message>
        <source>Join the conditions with `lor` and leave the loop once.</source>
        <translation>Verknüpfen Sie die Bedingungen mit `lor` und verlassen Sie die Schleife nur einmal.</translation>
    </message>
    <message>
        <source>Kernel `{0}` has no output: it returns nothing and has no `Mutable` parameter.</source>
        <translation>Der Kernel `{0}` hat keine Ausgabe: Er gibt nichts zurück und hat keinen `Mutable`-Parameter.</translation>
    </message>
    <message>
        <source>Known are kind, steps, time, time_step, jump and group; leave `{0}` out.</source>
        <translation>Bekannt sind kind, steps, time, time_step, jump und group; lassen Sie `{0}` weg.</translation>
    </message>
    <message>
        <source>Leave `{0}` out.</source>
        <translation>Lassen Sie `{0}` weg.</translation>
    </message>
    <message>
        <source>Make both sides equally long, or use one starred name.</source>
        <translation>Machen Sie beide Seiten gleich lang, oder verwenden Sie einen Namen mit Stern.</translation>
    </message>
    <message>
        <source>Make both sides the same type and shape; a vector of equal numbers is `vec(c, c, …)`.</source>
        <translation>Geben Sie beiden Seiten denselben Typ und dieselbe Form; ein Vektor gleicher Zahlen ist `vec(c, c, …)`.</translation>
    </message>
    <message>
        <source>Move it into a helper function, where it is evaluated before the run.</source>
        <translation>Verschieben Sie den Ausdruck in eine Hilfsfunktion; dort wird er vor dem Lauf ausgewertet.</translation>
    </message>
    <message>
        <source>Move the positional arguments to the front, or name this one as well.</source>
        <translation>Stellen Sie die Argumente nach Position nach vorn, oder benennen Sie auch dieses.</translation>
    </message>
    <message>
        <source>Move the shared code into an undecorated `def` and call that from both.</source>
        <translation>Verschieben Sie den gemeinsamen Code in ein `def` ohne Dekorator und rufen Sie es von beiden Stellen auf.</translation>
    </message>
    <message>
        <source>One side of this choice is {0} and the other {1}.</source>
        <translation>Eine Seite dieser Auswahl ist {0}, die andere {1}.</translation>
    </message>
    <message>
        <source>Only constants and plain functions of numbers of `math` and numpy are; write the number itself.</source>
        <translation>Das gilt nur für Konstanten und einfache Funktionen von Zahlen aus `math` und numpy; schreiben Sie die Zahl selbst.</translation>
    </message>
    <message>
        <source>Operands are values, plain numbers and conditions; convert it before.</source>
        <translation>Operanden sind Werte, einfache Zahlen und Bedingungen; wandeln Sie den Wert vorher um.</translation>
    </message>
    <message>
        <source>Parameter `{0}` has no declaration.</source>
        <translation>Der Parameter `{0}` hat keine Deklaration.</translation>
    </message>
    <message>
        <source>Parameter `{0}` is declared as `{1}`, which is {2} and no declaration.</source>
        <translation>Der Parameter `{0}` ist als `{1}` deklariert. Das ist {2} und keine Deklaration.</translation>
    </message>
    <message>
        <source>Parts are numbers, scalars and vectors.</source>
        <translation>Teile sind Zahlen, Skalare und Vektoren.</translation>
    </message>
    <message>
        <source>Position {0} lies outside {1} with {2} items.</source>
        <translation>Die Position {0} liegt außerhalb: {1} hat nur {2} Einträge.</translation>
    </message>
    <message>
        <source>Put the rest of the body under an `if` instead.</source>
        <translation>Stellen Sie stattdessen den Rest des Rumpfs unter ein `if`.</translation>
    </message>
    <message>
        <source>Put the rest of the loop under an `if`.</source>
        <translation>Stellen Sie den Rest der Schleife unter ein `if`.</translation>
    </message>
    <message>
        <source>Put the statements of the `else` after the loop.</source>
        <translation>Stellen Sie die Anweisungen des `else` hinter die Schleife.</translation>
    </message>
    <message>
        <source>Read `{0}` before assigning it; keep it in a name of its own if needed.</source>
        <translation>Lesen Sie `{0}` vor der Zuweisung; bewahren Sie den Wert bei Bedarf unter einem eigenen Namen auf.</translation>
    </message>
    <message>
        <source>Remove it, or put it into a comment or between quotes; the file must be saved as UTF-8.</source>
        <translation>Entfernen Sie es, oder setzen Sie es in einen Kommentar oder zwischen Anführungszeichen; die Datei muss als UTF-8 gespeichert sein.</translation>
    </message>
    <message>
        <source>Remove one of them.</source>
        <translation>Entfernen Sie eines von beiden.</translation>
    </message>
    <message>
        <source>Remove the default, or write a number after a `Param`.</source>
        <translation>Entfernen Sie den Vorgabewert, oder schreiben Sie eine Zahl hinter einen `Param`.</translation>
    </message>
    <message>
        <source>Remove the others.</source>
        <translation>Entfernen Sie die übrigen.</translation>
    </message>
    <message>
        <source>Repeat a fixed number of times in a helper function: `for j in range(cap):` with `where` choosing the value.</source>
        <translation>Wiederholen Sie in einer Hilfsfunktion eine feste Anzahl von Malen: `for j in range(cap):`, wobei `where` den Wert auswählt.</translation>
    </message>
    <message>
        <source>Return at least one value, or leave the `return` out and assign a `Mutable`.</source>
        <translation>Geben Sie mindestens einen Wert zurück, oder lassen Sie das `return` weg und weisen Sie einem `Mutable` einen Wert zu.</translation>
    </message>
    <message>
        <source>Return it under another name: assign it to `{2}` first, or return `{{&quot;{2}&quot;: …}}`.</source>
        <translation>Geben Sie den Wert unter einem anderen Namen zurück: Weisen Sie ihn zuerst `{2}` zu, oder geben Sie `{{&quot;{2}&quot;: …}}` zurück.</translation>
    </message>
    <message>
        <source>Return the value as an output and look at it there.</source>
        <translation>Geben Sie den Wert als Ausgabe zurück und betrachten Sie ihn dort.</translation>
    </message>
    <message>
        <source>Return values, plain numbers, and tuples, lists or a dict of them.</source>
        <translation>Geben Sie Werte, einfache Zahlen sowie Tupel, Listen oder ein Dict davon zurück.</translation>
    </message>
    <message>
        <source>Say what it is: `{0}: Scalar`, `{0}: Vector[3]`, `{0}: Param`, `{0}: Mutable[Scalar]` or `{0}: Mutable[Vector[3]]`.</source>
        <translation>Geben Sie an, was es ist: `{0}: Scalar`, `{0}: Vector[3]`, `{0}: Param`, `{0}: Mutable[Scalar]` oder `{0}: Mutable[Vector[3]]`.</translation>
    </message>
    <message>
        <source>Shorten the loops of its helper functions.</source>
        <translation>Verkürzen Sie die Schleifen seiner Hilfsfunktionen.</translation>
    </message>
    <message>
        <source>Shorten the loops of the helper functions, or end them earlier.</source>
        <translation>Verkürzen Sie die Schleifen der Hilfsfunktionen, oder beenden Sie sie früher.</translation>
    </message>
    <message>
        <source>Split it into several planes.</source>
        <translation>Teilen Sie es auf mehrere Datenreihen auf.</translation>
    </message>
    <message>
        <source>Tabs and spaces are mixed, so the depth of this line depends on the width of a tab.</source>
        <translation>Tabulatoren und Leerzeichen sind gemischt; die Tiefe dieser Zeile hängt daher von der Tabulatorbreite ab.</translation>
    </message>
    <message>
        <source>The `return` holds a dict made before.</source>
        <translation>Das `return` enthält ein vorher angelegtes Dict.</translation>
    </message>
    <message>
        <source>The `return` holds {0}{1}, which is no value of a sample.</source>
        <translation>Das `return` enthält keinen Wert eines Samples, sondern: {0}{1}.</translation>
    </message>
    <message>
        <source>The `return` of kernel `{0}` holds no value.</source>
        <translation>Das `return` des Kernels `{0}` enthält keinen Wert.</translation>
    </message>
    <message>
        <source>The bracket `{0}` is never closed.</source>
        <translation>Die Klammer `{0}` wird nicht geschlossen.</translation>
    </message>
    <message>
        <source>The branches leave `{0}` as {1} and as {2}, between which a sample cannot choose.</source>
        <translation>`{0}` ist nach dem einen Zweig {1}, nach dem anderen {2}. Dazwischen kann ein Sample nicht wählen.</translation>
    </message>
    <message>
        <source>The call of `{0}` gives `{1}` twice.</source>
        <translation>Der Aufruf von `{0}` gibt `{1}` zweimal an.</translation>
    </message>
    <message>
        <source>The call of `{0}` gives no `{1}`.</source>
        <translation>Der Aufruf von `{0}` gibt `{1}` nicht an.</translation>
    </message>
    <message>
        <source>The compiler refuses this: {0}</source>
        <translation>Der Compiler lehnt dies ab: {0}</translation>
    </message>
    <message>
        <source>The condition is {0} but what it chooses between is {1}.</source>
        <translation>Die Bedingung ist {0}, aber das, wozwischen sie wählt, ist {1}.</translation>
    </message>
    <message>
        <source>The declaration `{1}` of parameter `{0}` cannot be resolved: {2}.</source>
        <translation>Die Deklaration `{1}` des Parameters `{0}` lässt sich nicht auflösen: {2}.</translation>
    </message>
    <message>
        <source>The decorator of kernel `{1}` has no argument called `{0}`.</source>
        <translation>Der Dekorator des Kernels `{1}` hat kein Argument namens `{0}`.</translation>
    </message>
    <message>
        <source>The evaluation before the run takes too long here.</source>
        <translation>Die Auswertung vor dem Lauf dauert hier zu lange.</translation>
    </message>
    <message>
        <source>The extent of `{0}` is {1}, but it must be a positive whole number known before the run.</source>
        <translation>Die Ausdehnung von `{0}` ist {1}; sie muss aber eine positive ganze Zahl sein, die vor dem Lauf bekannt ist.</translation>
    </message>
    <message>
        <source>The indentation of this line fits no statement above it.</source>
        <translation>Die Einrückung dieser Zeile passt zu keiner Anweisung darüber.</translation>
    </message>
    <message>
        <source>The kernel grows beyond 250,000 operations here.</source>
        <translation>Der Kernel wächst hier über 250.000 Operationen hinaus.</translation>
    </message>
    <message>
        <source>The kernel is annotated `-&gt; {0}` but returns {1}{2}.</source>
        <translation>Der Kernel ist mit `-&gt; {0}` annotiert, gibt aber Folgendes zurück: {1}{2}.</translation>
    </message>
    <message>
        <source>The name `{0}` contains two underscores in a row, which are kept for the wires of a Quantity.</source>
        <translation>Der Name `{0}` enthält zwei Unterstriche hintereinander; diese sind den Leitungen einer Quantity vorbehalten.</translation>
    </message>
    <message>
        <source>The name `{0}` is reserved: {1}.</source>
        <translation>Der Name `{0}` ist reserviert: {1}.</translation>
    </message>
    <message>
        <source>The name `{0}` starts with `__hawk_`, which is reserved.</source>
        <translation>Der Name `{0}` beginnt mit `__hawk_`; das ist reserviert.</translation>
    </message>
    <message>
        <source>The order is: positional parameters, `/`, ordinary ones, `*` or `*names`, named-only ones, `**names`.</source>
        <translation>Die Reihenfolge lautet: Parameter nach Position, `/`, gewöhnliche, `*` oder `*names`, nur benannte, `**names`.</translation>
    </message>
    <message>
        <source>The output would be called `{0}`, which is the name of {1}.</source>
        <translation>Die Ausgabe würde `{0}` heißen; so heißt schon {1}.</translation>
    </message>
    <message>
        <source>The return annotation `{1}` of kernel `{0}` cannot be resolved: {2}.</source>
        <translation>Die Rückgabeannotation `{1}` des Kernels `{0}` lässt sich nicht auflösen: {2}.</translation>
    </message>
    <message>
        <source>The text that begins here has no closing {0}.</source>
        <translation>Dem Text, der hier beginnt, fehlt am Ende: {0}.</translation>
    </message>
    <message>
        <source>The {0} has no body.</source>
        <translation>Der Rumpf fehlt: {0}.</translation>
    </message>
    <message>
        <source>There is a kernel called `{0}` above already.</source>
        <translation>Weiter oben gibt es schon einen Kernel namens `{0}`.</translation>
    </message>
    <message>
        <source>There is no entry {0}.</source>
        <translation>Es gibt keinen Eintrag {0}.</translation>
    </message>
    <message>
        <source>This `break` {0}.</source>
        <translation>Dieses `break` {0}.</translation>
    </message>
    <message>
        <source>This `return` is not the last statement of the kernel.</source>
        <translation>Dieses `return` ist nicht die letzte Anweisung des Kernels.</translation>
    </message>
    <message>
        <source>This call stands alone in a loop: its value is dropped, and the loop&apos;s body is read only once.</source>
        <translation>Dieser Aufruf steht allein in einer Schleife: Sein Wert geht verloren, und der Rumpf der Schleife wird nur einmal gelesen.</translation>
    </message>
    <message>
        <source>This cannot be assigned to.</source>
        <translation>Diesem Ausdruck kann nichts zugewiesen werden.</translation>
    </message>
    <message>
        <source>This divides by zero.</source>
        <translation>Hier wird durch null geteilt.</translation>
    </message>
    <message>
        <source>This is nested more than 200 levels deep.</source>
        <translation>Dies ist tiefer als 200 Ebenen verschachtelt.</translation>
    </message>
    <message>
        <source>This line is indented deeper than the statement before it.</source>
        <translation>Diese Zeile ist tiefer eingerückt als die Anweisung davor.</translation>
    </message>
    <message>
        <source>This loop has a second `break`.</source>
        <translation>Diese Schleife hat ein zweites `break`.</translation>
    </message>
    <message>
        <source>This value belongs to another kernel.</source>
        <translation>Dieser Wert gehört zu einem anderen Kernel.</translation>
    </message>
    <message>
        <source>Turn a condition into a number with `where(c, 1.0, 0.0)`.</source>
        <translation>Machen Sie mit `where(c, 1.0, 0.0)` aus einer Bedingung eine Zahl.</translation>
    </message>
    <message>
        <source>Use `Scalar` and `Vector[W]` planes.</source>
        <translation>Verwenden Sie Datenreihen vom Typ `Scalar` und `Vector[W]`.</translation>
    </message>
    <message>
        <source>Use `Scalar`, `Vector[W]`, `Param`, `Mutable[Scalar]` or `Mutable[Vector[W]]`, imported from hawk.</source>
        <translation>Verwenden Sie `Scalar`, `Vector[W]`, `Param`, `Mutable[Scalar]` oder `Mutable[Vector[W]]`, aus hawk importiert.</translation>
    </message>
    <message>
        <source>Use `Scalar`, `Vector[W]`, or `tuple[…]`, `list[…]`, `dict[str, …]` of them.</source>
        <translation>Verwenden Sie `Scalar`, `Vector[W]` oder `tuple[…]`, `list[…]`, `dict[str, …]` davon.</translation>
    </message>
    <message>
        <source>Use `where(condition, a, b)`, `land`, `lor` or `lnot` from hawk.math; an `if` on it belongs in the kernel body.</source>
        <translation>Verwenden Sie `where(condition, a, b)`, `land`, `lor` oder `lnot` aus hawk.math; ein `if` darauf gehört in den Rumpf des Kernels.</translation>
    </message>
    <message>
        <source>Use a helper function for a loop over a fixed list: it is unrolled there.</source>
        <translation>Verwenden Sie für eine Schleife über eine feste Liste eine Hilfsfunktion: Dort wird sie ausgerollt.</translation>
    </message>
    <message>
        <source>Use a number, a text or a tuple of them.</source>
        <translation>Verwenden Sie eine Zahl, einen Text oder ein Tupel davon.</translation>
    </message>
    <message>
        <source>Use a position from 0 to the number of items minus 1.</source>
        <translation>Verwenden Sie eine Position von 0 bis zur Anzahl der Einträge minus 1.</translation>
    </message>
    <message>
        <source>Use a single condition, or one for each component.</source>
        <translation>Verwenden Sie eine einzelne Bedingung oder je Komponente eine.</translation>
    </message>
    <message>
        <source>Use a single underscore: `{1}`.</source>
        <translation>Verwenden Sie einen einzelnen Unterstrich: `{1}`.</translation>
    </message>
    <message>
        <source>Use a text literal that is an identifier, a different one for each output.</source>
        <translation>Verwenden Sie ein Textliteral, das ein Bezeichner ist, für jede Ausgabe ein anderes.</translation>
    </message>
    <message>
        <source>Use a tuple, list, dict or `range`.</source>
        <translation>Verwenden Sie ein Tupel, eine Liste, ein Dict oder `range`.</translation>
    </message>
    <message>
        <source>Use a whole number, or `where` to choose between two values.</source>
        <translation>Verwenden Sie eine ganze Zahl, oder wählen Sie mit `where` zwischen zwei Werten.</translation>
    </message>
    <message>
        <source>Use one of its keys.</source>
        <translation>Verwenden Sie einen seiner Schlüssel.</translation>
    </message>
    <message>
        <source>Use the function of that name from Python&apos;s `math` for a constant.</source>
        <translation>Verwenden Sie für eine Konstante die Funktion dieses Namens aus `math` von Python.</translation>
    </message>
    <message>
        <source>Write `( … )` around it.</source>
        <translation>Setzen Sie `( … )` darum.</translation>
    </message>
    <message>
        <source>Write `\xhh` for the others, or drop the prefix `b`.</source>
        <translation>Schreiben Sie für die übrigen `\xhh`, oder lassen Sie das Präfix `b` weg.</translation>
    </message>
    <message>
        <source>Write `for j in range(…)`.</source>
        <translation>Schreiben Sie `for j in range(…)`.</translation>
    </message>
    <message>
        <source>Write `land(a, b)`, `lor(a, b)` or `lnot(a)` from hawk.math.</source>
        <translation>Schreiben Sie `land(a, b)`, `lor(a, b)` oder `lnot(a)` aus hawk.math.</translation>
    </message>
    <message>
        <source>Write `lnot(condition)` from hawk.math.</source>
        <translation>Schreiben Sie `lnot(condition)` aus hawk.math.</translation>
    </message>
    <message>
        <source>Write `{0}(a, b)`; the largest component of a vector is `v.max()`, the smallest `v.min()`.</source>
        <translation>Schreiben Sie `{0}(a, b)`; die größte Komponente eines Vektors ist `v.max()`, die kleinste `v.min()`.</translation>
    </message>
    <message>
        <source>Write `{1}(a, b)` from hawk.math, with both conditions as arguments.</source>
        <translation>Schreiben Sie `{1}(a, b)` aus hawk.math, mit beiden Bedingungen als Argumenten.</translation>
    </message>
    <message>
        <source>Write `{1}` where the bracketed part ends.</source>
        <translation>Schreiben Sie `{1}` an das Ende des geklammerten Teils.</translation>
    </message>
    <message>
        <source>Write `{3}`.</source>
        <translation>Schreiben Sie `{3}`.</translation>
    </message>
    <message>
        <source>Write a helper function above the kernel.</source>
        <translation>Schreiben Sie oberhalb des Kernels eine Hilfsfunktion.</translation>
    </message>
    <message>
        <source>Write a name, `object.name`, `object[index]` or a tuple of these; a comparison is written `==`.</source>
        <translation>Schreiben Sie einen Namen, `object.name`, `object[index]` oder ein Tupel davon; ein Vergleich wird `==` geschrieben.</translation>
    </message>
    <message>
        <source>Write a number such as `12`, `1_000`, `0.5`, `1e-3` or `0xff`; a name begins with a letter.</source>
        <translation>Schreiben Sie eine Zahl wie `12`, `1_000`, `0.5`, `1e-3` oder `0xff`; ein Name beginnt mit einem Buchstaben.</translation>
    </message>
    <message>
        <source>Write at least one statement below it, indented deeper; `pass` does nothing.</source>
        <translation>Schreiben Sie darunter mindestens eine Anweisung, tiefer eingerückt; `pass` tut nichts.</translation>
    </message>
    <message>
        <source>Write each component: `{2}.components[k]` or `{2}[k]` for k from 0 to {3}.</source>
        <translation>Schreiben Sie jede Komponente: `{2}.components[k]` oder `{2}[k]` für k von 0 bis {3}.</translation>
    </message>
    <message>
        <source>Write it as a real number, such as `1e40`.</source>
        <translation>Schreiben Sie sie als reelle Zahl, etwa `1e40`.</translation>
    </message>
    <message>
        <source>Write it with numbers, texts, tuples, lists, dicts and function calls.</source>
        <translation>Schreiben Sie es mit Zahlen, Texten, Tupeln, Listen, Dicts und Funktionsaufrufen.</translation>
    </message>
    <message>
        <source>Write one declared parameter for each plane.</source>
        <translation>Schreiben Sie für jede Datenreihe einen deklarierten Parameter.</translation>
    </message>
    <message>
        <source>Write the character itself, `\xhh`, `\uhhhh` or `\Uhhhhhhhh`, or double the backslash.</source>
        <translation>Schreiben Sie das Zeichen selbst, `\xhh`, `\uhhhh` oder `\Uhhhhhhhh`, oder verdoppeln Sie den Backslash.</translation>
    </message>
    <message>
        <source>Write the components: `vec(a, b, c)`.</source>
        <translation>Schreiben Sie die Komponenten: `vec(a, b, c)`.</translation>
    </message>
    <message>
        <source>Write the dict in the `return` itself: `return {{&quot;a&quot;: …}}`.</source>
        <translation>Schreiben Sie das Dict in das `return` selbst: `return {{&quot;a&quot;: …}}`.</translation>
    </message>
    <message>
        <source>Write the formula as a helper function.</source>
        <translation>Schreiben Sie die Formel als Hilfsfunktion.</translation>
    </message>
    <message>
        <source>Write the kernel as `@hawk.kernel` above a `def`, with one declaration for each parameter.</source>
        <translation>Schreiben Sie den Kernel als `@hawk.kernel` über einem `def`, mit einer Deklaration für jeden Parameter.</translation>
    </message>
    <message>
        <source>Write the prefix `b` before all of them or before none.</source>
        <translation>Schreiben Sie das Präfix `b` vor alle oder vor keinen.</translation>
    </message>
    <message>
        <source>Write {0} at the end of the text; a text over several lines needs three quotes on each side.</source>
        <translation>Ergänzen Sie am Ende des Texts: {0}. Ein Text über mehrere Zeilen braucht auf jeder Seite drei Anführungszeichen.</translation>
    </message>
    <message>
        <source>Write {1} at this place, or remove {0}.</source>
        <translation>Setzen Sie an diese Stelle: {1}. Oder entfernen Sie: {0}.</translation>
    </message>
    <message>
        <source>Write {1} instead.</source>
        <translation>Schreiben Sie stattdessen {1}.</translation>
    </message>
    <message>
        <source>`Param[…]` holds {0}, but a launch-wide value is a single number.</source>
        <translation>Ein Wert für den ganzen Start ist eine einzelne Zahl. In `Param[…]` steht: {0}.</translation>
    </message>
    <message>
        <source>`kind=` of kernel `{1}` is {0}, which is no kind.</source>
        <translation>`kind=` des Kernels `{1}` ist {0}; eine solche Art gibt es nicht.</translation>
    </message>
    <message>
        <source>`not` does not work on a value of a sample.</source>
        <translation>`not` ist mit einem Wert eines Samples nicht möglich.</translation>
    </message>
    <message>
        <source>`steps={0}` of kernel `{1}` is neither a positive whole number nor &quot;auto&quot;.</source>
        <translation>`steps={0}` des Kernels `{1}` ist weder eine positive ganze Zahl noch &quot;auto&quot;.</translation>
    </message>
    <message>
        <source>`vec` needs at least one part.</source>
        <translation>`vec` braucht mindestens einen Teil.</translation>
    </message>
    <message>
        <source>`{0}.prior` is an old spelling.</source>
        <translation>`{0}.prior` ist eine alte Schreibweise.</translation>
    </message>
    <message>
        <source>`{0}=` of kernel `{1}` is {2}, which it does not accept.</source>
        <translation>`{0}=` des Kernels `{1}` ist {2}; das wird nicht angenommen.</translation>
    </message>
    <message>
        <source>`{0}[...] = …` is an old spelling.</source>
        <translation>`{0}[...] = …` ist eine alte Schreibweise.</translation>
    </message>
    <message>
        <source>`{0}[…]` holds {1}, which is no payload.</source>
        <translation>`{0}[…]` enthält keinen zulässigen Inhalt: {1}.</translation>
    </message>
    <message>
        <source>`{0}` calls itself more than 200 levels deep.</source>
        <translation>`{0}` ruft sich mehr als 200 Ebenen tief selbst auf.</translation>
    </message>
    <message>
        <source>`{0}` cannot be called with {1}.</source>
        <translation>`{0}` kann so nicht aufgerufen werden: {1}.</translation>
    </message>
    <message>
        <source>`{0}` collects any number of arguments, but each plane of a kernel needs a name of its own.</source>
        <translation>`{0}` sammelt beliebig viele Argumente, aber jede Datenreihe eines Kernels braucht einen eigenen Namen.</translation>
    </message>
    <message>
        <source>`{0}` compares two or more values, {1}.</source>
        <translation>`{0}` vergleicht zwei oder mehr Werte, {1}.</translation>
    </message>
    <message>
        <source>`{0}` does not work on a value of a sample.</source>
        <translation>`{0}` ist mit einem Wert eines Samples nicht möglich.</translation>
    </message>
    <message>
        <source>`{0}` does not work on values of a sample.</source>
        <translation>`{0}` ist mit Werten eines Samples nicht möglich.</translation>
    </message>
    <message>
        <source>`{0}` does not work on {1} and {2}.</source>
        <translation>`{0}` passt nicht zu diesen Operanden: {1} und {2}.</translation>
    </message>
    <message>
        <source>`{0}` does not work on {1}.</source>
        <translation>`{0}` passt nicht zu diesem Operanden: {1}.</translation>
    </message>
    <message>
        <source>`{0}` gets a value in only one branch of this `if`, and has none before it.</source>
        <translation>`{0}` bekommt nur in einem Zweig dieses `if` einen Wert und hat vorher keinen.</translation>
    </message>
    <message>
        <source>`{0}` has no argument called `{1}`.</source>
        <translation>`{0}` hat kein Argument namens `{1}`.</translation>
    </message>
    <message>
        <source>`{0}` has no meaning for values of a sample.</source>
        <translation>`{0}` hat für Werte eines Samples keine Bedeutung.</translation>
    </message>
    <message>
        <source>`{0}` has no parameter called `{1}`.</source>
        <translation>`{0}` hat keinen Parameter namens `{1}`.</translation>
    </message>
    <message>
        <source>`{0}` has no value for {1}.</source>
        <translation>`{0}` ist für diese Argumente nicht definiert: {1}.</translation>
    </message>
    <message>
        <source>`{0}` has nothing called `{1}`{2}.</source>
        <translation>`{0}` enthält nichts namens `{1}`{2}.</translation>
    </message>
    <message>
        <source>`{0}` is a kernel and cannot be called from a kernel.</source>
        <translation>`{0}` ist ein Kernel und kann nicht aus einem Kernel aufgerufen werden.</translation>
    </message>
    <message>
        <source>`{0}` is an attribute, and a kernel assigns only names and components.</source>
        <translation>`{0}` ist ein Attribut; ein Kernel weist Werte nur Namen und Komponenten zu.</translation>
    </message>
    <message>
        <source>`{0}` is assigned but kernel `{1}` does not declare that mask.</source>
        <translation>`{0}` bekommt einen Wert, aber der Kernel `{1}` deklariert diese Maske nicht.</translation>
    </message>
    <message>
        <source>`{0}` is declared `{1}` but never assigned.</source>
        <translation>`{0}` ist als `{1}` deklariert, bekommt aber nie einen Wert.</translation>
    </message>
    <message>
        <source>`{0}` is declared `{1}`, but {2} is stored into it.</source>
        <translation>`{0}` ist als `{1}` deklariert; gespeichert wird aber {2}.</translation>
    </message>
    <message>
        <source>`{0}` is given only conditions, and needs numbers.</source>
        <translation>`{0}` bekommt nur Bedingungen, braucht aber Zahlen.</translation>
    </message>
    <message>
        <source>`{0}` is made by code that needs Python (line {1}), so its value is not known here.</source>
        <translation>`{0}` entsteht durch Code, der Python braucht (Zeile {1}); der Wert ist hier daher nicht bekannt.</translation>
    </message>
    <message>
        <source>`{0}` is no axis of `{1}`: {2}.</source>
        <translation>`{0}` ist keine Achse von `{1}`: {2}.</translation>
    </message>
    <message>
        <source>`{0}` is no declared plane.</source>
        <translation>`{0}` ist keine deklarierte Datenreihe.</translation>
    </message>
    <message>
        <source>`{0}` is not a number: {1}.</source>
        <translation>`{0}` ist keine Zahl: {1}.</translation>
    </message>
    <message>
        <source>`{0}` is not defined at this point{1}.</source>
        <translation>`{0}` ist an dieser Stelle nicht definiert{1}.</translation>
    </message>
    <message>
        <source>`{0}` is not evaluated in helper functions by this version.</source>
        <translation>`{0}` wird in Hilfsfunktionen von dieser Version nicht ausgewertet.</translation>
    </message>
    <message>
        <source>`{0}` is not supported inside a kernel.</source>
        <translation>`{0}` wird in einem Kernel nicht unterstützt.</translation>
    </message>
    <message>
        <source>`{0}` is the kernel of that name from here on, so `@{1}` makes no kernel.</source>
        <translation>`{0}` ist von hier an der Kernel dieses Namens; `@{1}` macht daher keinen Kernel.</translation>
    </message>
    <message>
        <source>`{0}` is wider than 1024 components, the limit of this version.</source>
        <translation>`{0}` ist breiter als 1024 Komponenten, die Grenze dieser Version.</translation>
    </message>
    <message>
        <source>`{0}` is {1} and has no components.</source>
        <translation>`{0}` ist {1} und hat keine Komponenten.</translation>
    </message>
    <message>
        <source>`{0}` is {1}, which does not describe an output.</source>
        <translation>`{0}` ist {1}; das beschreibt keine Ausgabe.</translation>
    </message>
    <message>
        <source>`{0}` is {1}; only a plain `def` function can be a kernel.</source>
        <translation>`{0}` ist {1}; nur eine einfache Funktion mit `def` kann ein Kernel sein.</translation>
    </message>
    <message>
        <source>`{0}` joins {1} and {2}: the shapes differ.</source>
        <translation>{1} und {2} passen in `{0}` nicht zusammen: Die Formen sind verschieden.</translation>
    </message>
    <message>
        <source>`{0}` needs Python and is not evaluated here.</source>
        <translation>`{0}` braucht Python und wird hier nicht ausgewertet.</translation>
    </message>
    <message>
        <source>`{0}` no longer exists.</source>
        <translation>`{0}` gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>`{0}` of hawk.math makes a value of a kernel and cannot stand at module level.</source>
        <translation>`{0}` aus hawk.math erzeugt einen Wert eines Kernels und kann nicht auf Modulebene stehen.</translation>
    </message>
    <message>
        <source>`{0}` stands for no character that a text can hold.</source>
        <translation>`{0}` steht für kein Zeichen, das ein Text enthalten kann.</translation>
    </message>
    <message>
        <source>`{0}` stands without {1}.</source>
        <translation>Bei `{0}` fehlt: {1}.</translation>
    </message>
    <message>
        <source>`{0}` takes {1} arguments, but {2} are given.</source>
        <translation>Anzahl der Argumente von `{0}`: {1}. Angegeben sind {2}.</translation>
    </message>
    <message>
        <source>`{0}` takes {1}, but it is given {2}.</source>
        <translation>`{0}` erwartet {1}; angegeben: {2}.</translation>
    </message>
    <message>
        <source>`{0}` works on integers, and these are conditions.</source>
        <translation>`{0}` arbeitet mit ganzen Zahlen; dies sind Bedingungen.</translation>
    </message>
    <message>
        <source>`{0}` works on integers, and this is {1}.</source>
        <translation>`{0}` arbeitet mit ganzen Zahlen; dies ist {1}.</translation>
    </message>
    <message>
        <source>`{0}` works on {1}, but it is given {2}.</source>
        <translation>`{0}` erwartet: {1}. Angegeben: {2}.</translation>
    </message>
    <message>
        <source>`{0}`: compound inputs are not compiled by this version.</source>
        <translation>`{0}`: Zusammengesetzte Eingaben werden von dieser Version nicht kompiliert.</translation>
    </message>
    <message>
        <source>`{0}`: wide and staged planes are not compiled by this version.</source>
        <translation>`{0}`: Breite und gestufte Datenreihen werden von dieser Version nicht kompiliert.</translation>
    </message>
    <message>
        <source>`{1}` has two axes called `{0}`.</source>
        <translation>`{1}` hat zwei Achsen namens `{0}`.</translation>
    </message>
    <message>
        <source>{0} cannot be a key.</source>
        <translation>{0} kann kein Schlüssel sein.</translation>
    </message>
    <message>
        <source>{0} cannot be a part of `vec`.</source>
        <translation>{0} kann kein Teil von `vec` sein.</translation>
    </message>
    <message>
        <source>{0} cannot be called.</source>
        <translation>{0} lässt sich nicht aufrufen.</translation>
    </message>
    <message>
        <source>{0} cannot be given a value.</source>
        <translation>{0} kann keinen Wert bekommen.</translation>
    </message>
    <message>
        <source>{0} cannot be indexed by {1}.</source>
        <translation>{0} lässt sich so nicht indizieren: {1}.</translation>
    </message>
    <message>
        <source>{0} cannot be unpacked into {1} names.</source>
        <translation>{0} lässt sich nicht auf {1} Namen verteilen.</translation>
    </message>
    <message>
        <source>{0} cannot take part in `{1}` with a value of a sample.</source>
        <translation>{0} passt in `{1}` nicht zu einem Wert eines Samples.</translation>
    </message>
    <message>
        <source>{0} has no `{1}`.</source>
        <translation>{0} hat kein `{1}`.</translation>
    </message>
    <message>
        <source>{0} has no attribute `{1}`.</source>
        <translation>{0} hat kein Attribut `{1}`.</translation>
    </message>
    <message>
        <source>{0} has no items to go through.</source>
        <translation>{0} hat keine Einträge, die man durchlaufen könnte.</translation>
    </message>
    <message>
        <source>{0} has no meaning in a kernel file.</source>
        <translation>{0} hat in einer Kernel-Datei keine Bedeutung.</translation>
    </message>
    <message>
        <source>{0} has no truth value here: it exists only while the kernel runs, one for each sample.</source>
        <translation>{0} hat hier keinen Wahrheitswert: Es gibt ihn erst, wenn der Kernel läuft, und zwar je Sample einen.</translation>
    </message>
    <message>
        <source>{0} has no {1}.</source>
        <translation>{0} hat Folgendes nicht: {1}.</translation>
    </message>
    <message>
        <source>{0} is no condition.</source>
        <translation>{0} ist keine Bedingung.</translation>
    </message>
    <message>
        <source>{0} is no name for an output: {1}.</source>
        <translation>{0} ist kein Name für eine Ausgabe: {1}.</translation>
    </message>
    <message>
        <source>{0} is not evaluated by this version.</source>
        <translation>{0} wird von dieser Version nicht ausgewertet.</translation>
    </message>
    <message>
        <source>{0} is not supported inside a kernel.</source>
        <translation>{0} wird in einem Kernel nicht unterstützt.</translation>
    </message>
    <message>
        <source>{0} values cannot be unpacked into {1} names.</source>
        <translation>{0} Werte lassen sich nicht auf {1} Namen verteilen.</translation>
    </message>
    <message>
        <source>A `break` needs one condition for each sample, and `{1}` is {0}.</source>
        <translation>Ein `break` braucht eine Bedingung je Sample, und `{1}` ist {0}.</translation>
    </message>
    <message>
        <source>A bound of `range` is {0}; the bounds of a loop are whole numbers known before the run.</source>
        <translation>Eine Grenze von `range` ist {0}; die Grenzen einer Schleife sind ganze Zahlen, die vor dem Lauf bekannt sind.</translation>
    </message>
    <message>
        <source>A list or dict from before this `if` or loop is changed inside it, for which there is no choice by sample.</source>
        <translation>Eine Liste oder ein Dict von vor diesem `if` oder dieser Schleife wird darin geändert; dafür gibt es keine Auswahl je Sample.</translation>
    </message>
    <message>
        <source>A loop carries single values: keep the parts in names of their own, or rebuild the object after the loop.</source>
        <translation>Eine Schleife trägt einzelne Werte weiter: Halten Sie die Teile in eigenen Namen, oder bauen Sie das Objekt nach der Schleife neu auf.</translation>
    </message>
    <message>
        <source>A {0} is chosen by a whole number, not by {1}.</source>
        <translation>Gewählt wird mit einer ganzen Zahl ({0}), nicht mit {1}.</translation>
    </message>
    <message>
        <source>An entry of a matrix is chosen by two plain whole numbers, not by {0}.</source>
        <translation>Ein Eintrag einer Matrix wird mit zwei festen ganzen Zahlen gewählt, nicht mit {0}.</translation>
    </message>
    <message>
        <source>Assign it as a whole: `{0} = condition`.</source>
        <translation>Weisen Sie sie als Ganzes zu: `{0} = condition`.</translation>
    </message>
    <message>
        <source>Begin with the type that the loop computes: a number or `real(n)` for a Scalar, a vector such as `vec(0.0, 0.0)` for a vector.</source>
        <translation>Beginnen Sie mit dem Typ, den die Schleife berechnet: eine Zahl oder `real(n)` für einen Scalar, ein Vektor wie `vec(0.0, 0.0)` für einen Vektor.</translation>
    </message>
    <message>
        <source>Build the matrix anew with `mat([[…], […]])` from hawk.math.</source>
        <translation>Bauen Sie die Matrix mit `mat([[…], […]])` aus hawk.math neu auf.</translation>
    </message>
    <message>
        <source>Change a copy made inside it, or choose the value with `where` and change the list afterwards.</source>
        <translation>Ändern Sie eine Kopie, die darin entsteht, oder wählen Sie den Wert mit `where` und ändern Sie die Liste danach.</translation>
    </message>
    <message>
        <source>Choose the row first: `{1}.rows[i][j]` takes whole numbers of the sample.</source>
        <translation>Wählen Sie zuerst die Zeile: `{1}.rows[i][j]` nimmt ganze Zahlen des Samples.</translation>
    </message>
    <message>
        <source>Compare it, such as `if x &gt; 0.0: break`; join several with `lor`.</source>
        <translation>Vergleichen Sie, etwa `if x &gt; 0.0: break`; mehrere Bedingungen verbindet `lor`.</translation>
    </message>
    <message>
        <source>Compare: `{0} = x &gt; 0.0`.</source>
        <translation>Vergleichen Sie: `{0} = x &gt; 0.0`.</translation>
    </message>
    <message>
        <source>Convert it before: `real({2})` from hawk.math makes it a real number.</source>
        <translation>Wandeln Sie vorher um: `real({2})` aus hawk.math macht daraus eine reelle Zahl.</translation>
    </message>
    <message>
        <source>Convert one of them: `real(n)`, `int32(x)` or `uint32(x)` from hawk.math.</source>
        <translation>Wandeln Sie eine Seite um: `real(n)`, `int32(x)` oder `uint32(x)` aus hawk.math.</translation>
    </message>
    <message>
        <source>Count to a fixed number that is large enough, and leave the loop early with `if condition: break`.</source>
        <translation>Zählen Sie bis zu einer festen Zahl, die groß genug ist, und verlassen Sie die Schleife früher mit `if condition: break`.</translation>
    </message>
    <message>
        <source>Count up with a positive step or down with a negative one.</source>
        <translation>Zählen Sie mit einem positiven Schritt aufwärts oder mit einem negativen abwärts.</translation>
    </message>
    <message>
        <source>Declare every other plane by its own name: `Scalar`, `Vector[W]`, `Mutable[…]`.</source>
        <translation>Deklarieren Sie jede andere Datenreihe mit ihrem eigenen Namen: `Scalar`, `Vector[W]`, `Mutable[…]`.</translation>
    </message>
    <message>
        <source>Declare it as a parameter, `{0}: Terminated`, or choose another name for a local value.</source>
        <translation>Deklarieren Sie sie als Parameter, `{0}: Terminated`, oder wählen Sie für einen lokalen Wert einen anderen Namen.</translation>
    </message>
    <message>
        <source>Divide by another number; `{0}.0` divides as real numbers do.</source>
        <translation>Teilen Sie durch eine andere Zahl; `{0}.0` teilt wie reelle Zahlen.</translation>
    </message>
    <message>
        <source>Give `{0}` a value before the loop to keep its last one, or assign it again here.</source>
        <translation>Geben Sie `{0}` vor der Schleife einen Wert, damit der letzte erhalten bleibt, oder weisen Sie hier neu zu.</translation>
    </message>
    <message>
        <source>Give a condition of the sample, such as `{0} = x &gt; 0.0`.</source>
        <translation>Geben Sie eine Bedingung des Samples an, etwa `{0} = x &gt; 0.0`.</translation>
    </message>
    <message>
        <source>Give a name its first value before the loop and change it inside, such as `s = 0.0` and `s = s + x`.</source>
        <translation>Geben Sie einem Namen vor der Schleife seinen ersten Wert und ändern Sie ihn darin, etwa `s = 0.0` und `s = s + x`.</translation>
    </message>
    <message>
        <source>Keep the condition in another name, and write `{0} = …` after the loop.</source>
        <translation>Halten Sie die Bedingung in einem anderen Namen, und schreiben Sie `{0} = …` nach der Schleife.</translation>
    </message>
    <message>
        <source>Kernel `{0}` cannot take several steps in one launch: {1}.</source>
        <translation>Der Kernel `{0}` kann in einem Start nicht mehrere Schritte machen: {1}.</translation>
    </message>
    <message>
        <source>Leave by a condition on values of the sample, or shorten the `range`.</source>
        <translation>Verlassen Sie die Schleife mit einer Bedingung über Werte des Samples, oder verkürzen Sie `range`.</translation>
    </message>
    <message>
        <source>Make both sides real with `real(i)`, or whole: `i * 0 + 3` is the number 3 of the type of `i`.</source>
        <translation>Machen Sie beide Seiten mit `real(i)` reell, oder ganz: `i * 0 + 3` ist die Zahl 3 im Typ von `i`.</translation>
    </message>
    <message>
        <source>One side of this choice is {0} and the other {1}, and a plain number in a choice is real.</source>
        <translation>Eine Seite dieser Auswahl ist {0}, die andere {1}, und eine bloße Zahl in einer Auswahl ist reell.</translation>
    </message>
    <message>
        <source>Only the mask called `terminated` skips samples and can be finished; call it so, or assign another name.</source>
        <translation>Nur die Maske namens `terminated` überspringt Samples und kann beendet werden; nennen Sie sie so, oder weisen Sie einem anderen Namen zu.</translation>
    </message>
    <message>
        <source>Pass the numbers as a plane, or write the loop in a helper function, where it is unrolled.</source>
        <translation>Übergeben Sie die Zahlen als Datenreihe, oder schreiben Sie die Schleife in eine Hilfsfunktion, wo sie ausgerollt wird.</translation>
    </message>
    <message>
        <source>The condition of this `break` is known before the run.</source>
        <translation>Die Bedingung dieses `break` ist vor dem Lauf bekannt.</translation>
    </message>
    <message>
        <source>The default of `{0}` is {1}, but only a `Param` may have a default, and it must be a number of its kind.</source>
        <translation>Der Vorgabewert von `{0}` ist {1}, aber nur ein `Param` darf einen haben, und er muss eine Zahl seiner Art sein.</translation>
    </message>
    <message>
        <source>The loop would carry `{0}`, which is {1}, from iteration to iteration.</source>
        <translation>Die Schleife würde `{0}`, {1}, von Durchlauf zu Durchlauf weitertragen.</translation>
    </message>
    <message>
        <source>The mask `{0}` is assigned, but it is not the one that skips finished samples.</source>
        <translation>Der Maske `{0}` wird zugewiesen, aber sie ist nicht die, die beendete Samples überspringt.</translation>
    </message>
    <message>
        <source>The mask `{0}` is finished a second time.</source>
        <translation>Die Maske `{0}` wird ein zweites Mal beendet.</translation>
    </message>
    <message>
        <source>The mask `{0}` is finished inside a loop, but a sample finishes once, at the end of its step.</source>
        <translation>Die Maske `{0}` wird in einer Schleife beendet, aber ein Sample endet einmal, am Ende seines Schritts.</translation>
    </message>
    <message>
        <source>The mask `{0}` is finished with `{1}`, which is the same for every sample.</source>
        <translation>Die Maske `{0}` wird mit `{1}` beendet, was für jedes Sample gleich ist.</translation>
    </message>
    <message>
        <source>The mask `{0}` is finished with {1}, which is no condition of a sample.</source>
        <translation>Die Maske `{0}` wird mit {1} beendet; das ist keine Bedingung eines Samples.</translation>
    </message>
    <message>
        <source>The mask `{0}` is finished {1}.</source>
        <translation>Die Maske `{0}` wird beendet: {1}.</translation>
    </message>
    <message>
        <source>The step of this `range` is 0.</source>
        <translation>Der Schritt dieses `range` ist 0.</translation>
    </message>
    <message>
        <source>The {0} of `{1}` is a whole number, and this is {2}.</source>
        <translation>`{1}` braucht hier ({0}) eine ganze Zahl, und dies ist {2}.</translation>
    </message>
    <message>
        <source>This `range` leaves the range of 64-bit whole numbers.</source>
        <translation>Dieses `range` verlässt den Bereich der ganzen Zahlen von 64 Bit.</translation>
    </message>
    <message>
        <source>This loop changes no name that has a value before it, so it has no effect.</source>
        <translation>Diese Schleife ändert keinen Namen, der vor ihr einen Wert hat; sie hat also keine Wirkung.</translation>
    </message>
    <message>
        <source>Use a number from 0 to {3}.</source>
        <translation>Nehmen Sie eine Zahl von 0 bis {3}.</translation>
    </message>
    <message>
        <source>Use a smaller number, or convert the other side with `real`.</source>
        <translation>Nehmen Sie eine kleinere Zahl, oder wandeln Sie die andere Seite mit `real` um.</translation>
    </message>
    <message>
        <source>Use an Index, an Int32 or UInt32, or a number without a point; `index(x, n)` from hawk.math makes one.</source>
        <translation>Nehmen Sie einen Index, Int32 oder UInt32 oder eine Zahl ohne Punkt; `index(x, n)` aus hawk.math erzeugt einen.</translation>
    </message>
    <message>
        <source>Use bounds between -2**62 and 2**62.</source>
        <translation>Nehmen Sie Grenzen zwischen -2**62 und 2**62.</translation>
    </message>
    <message>
        <source>Write `Param`, or `Param[Int32]` for a whole number; a wider shared value becomes a module constant.</source>
        <translation>Schreiben Sie `Param`, oder `Param[Int32]` für eine ganze Zahl; ein breiterer gemeinsamer Wert wird eine Konstante des Moduls.</translation>
    </message>
    <message>
        <source>Write `Sorted[Index]`.</source>
        <translation>Schreiben Sie `Sorted[Index]`.</translation>
    </message>
    <message>
        <source>Write `hawk.steps(kernel, 16)`.</source>
        <translation>Schreiben Sie `hawk.steps(kernel, 16)`.</translation>
    </message>
    <message>
        <source>Write `mat([[a, b], [c, d]])`, or `mat([u, v])` with vectors.</source>
        <translation>Schreiben Sie `mat([[a, b], [c, d]])`, oder `mat([u, v])` mit Vektoren.</translation>
    </message>
    <message>
        <source>Write `{0} = …` once. Join conditions with `lor`; assign another name in both branches of an `if`.</source>
        <translation>Schreiben Sie `{0} = …` einmal. Verbinden Sie Bedingungen mit `lor`; weisen Sie in beiden Zweigen eines `if` einem anderen Namen zu.</translation>
    </message>
    <message>
        <source>Write `{0}[Scalar]`, `{0}[Index]` or `{0}[Vector[W]]`.</source>
        <translation>Schreiben Sie `{0}[Scalar]`, `{0}[Index]` oder `{0}[Vector[W]]`.</translation>
    </message>
    <message>
        <source>Write `{0}[i, j]` for an entry, `{0}.rows[i]` for a row, `{0}.columns[j]` for a column.</source>
        <translation>Schreiben Sie `{0}[i, j]` für einen Eintrag, `{0}.rows[i]` für eine Zeile, `{0}.columns[j]` für eine Spalte.</translation>
    </message>
    <message>
        <source>Write `{1} // {2}` to round down, or `real({1}) / {2}` from hawk.math to keep the fraction.</source>
        <translation>Schreiben Sie `{1} // {2}`, um abzurunden, oder `real({1}) / {2}` aus hawk.math, um den Bruch zu behalten.</translation>
    </message>
    <message>
        <source>Write a number of steps, `steps=&quot;auto&quot;`, or leave it out.</source>
        <translation>Schreiben Sie eine Anzahl von Schritten oder `steps=&quot;auto&quot;`, oder lassen Sie es weg.</translation>
    </message>
    <message>
        <source>Write a statement of its own: `{0} = condition`.</source>
        <translation>Schreiben Sie eine eigene Anweisung: `{0} = condition`.</translation>
    </message>
    <message>
        <source>Write each row by itself: `{1}.rows[0]`, `{1}.rows[1]` and so on.</source>
        <translation>Schreiben Sie jede Zeile für sich: `{1}.rows[0]`, `{1}.rows[1]` und so weiter.</translation>
    </message>
    <message>
        <source>Write for example `{1}[0]`; `index(x, n)` makes a number usable, `{1}.components[a:b]` is a part of a vector.</source>
        <translation>Schreiben Sie zum Beispiel `{1}[0]`; `index(x, n)` macht eine Zahl brauchbar, `{1}.components[a:b]` ist ein Teil eines Vektors.</translation>
    </message>
    <message>
        <source>Write for example `{2}[0]`; `index(x, n)` from hawk.math makes a whole number of a real one.</source>
        <translation>Schreiben Sie zum Beispiel `{2}[0]`; `index(x, n)` aus hawk.math macht aus einer reellen Zahl eine ganze.</translation>
    </message>
    <message>
        <source>Write the number, or the name of one at module level.</source>
        <translation>Schreiben Sie die Zahl oder den Namen einer Zahl des Moduls.</translation>
    </message>
    <message>
        <source>`Sorted[…]` holds {0}, and only an Index can be sorted.</source>
        <translation>`Sorted[…]` enthält {0}, und nur ein Index kann sortiert sein.</translation>
    </message>
    <message>
        <source>`eye` needs a whole number from 1 on that is known before the run, not {0}.</source>
        <translation>`eye` braucht eine ganze Zahl ab 1, die vor dem Lauf bekannt ist, nicht {0}.</translation>
    </message>
    <message>
        <source>`mat` cannot make a matrix of this: {0}.</source>
        <translation>`mat` kann daraus keine Matrix machen: {0}.</translation>
    </message>
    <message>
        <source>`{0}` begins the loop as {1} and ends an iteration as {2}.</source>
        <translation>`{0}` beginnt die Schleife als {1} und beendet einen Durchlauf als {2}.</translation>
    </message>
    <message>
        <source>`{0}` converts single numbers, not {1}.</source>
        <translation>`{0}` wandelt einzelne Zahlen um, nicht {1}.</translation>
    </message>
    <message>
        <source>`{0}` divides a whole number by zero.</source>
        <translation>`{0}` teilt eine ganze Zahl durch null.</translation>
    </message>
    <message>
        <source>`{0}` divides whole numbers and drops what is behind the point.</source>
        <translation>`{0}` teilt ganze Zahlen und lässt die Nachkommastellen weg.</translation>
    </message>
    <message>
        <source>`{0}` exists only inside the loop of line {1}.</source>
        <translation>`{0}` gibt es nur in der Schleife von Zeile {1}.</translation>
    </message>
    <message>
        <source>`{0}` has no meaning for {1}.</source>
        <translation>`{0}` hat für {1} keine Bedeutung.</translation>
    </message>
    <message>
        <source>`{0}` is a mask, which is one condition without parts.</source>
        <translation>`{0}` ist eine Maske: eine einzelne Bedingung ohne Teile.</translation>
    </message>
    <message>
        <source>`{0}` is no declaration: `Plane` is read as `Plane(&quot;uniform&quot;, payload)` with a payload of one number.</source>
        <translation>`{0}` ist keine Deklaration: `Plane` wird als `Plane(&quot;uniform&quot;, payload)` gelesen, mit einer Zahl als Inhalt.</translation>
    </message>
    <message>
        <source>`{0}` is not understood: `hawk.steps` takes a kernel and a number of steps.</source>
        <translation>`{0}` ist nicht verständlich: `hawk.steps` nimmt einen Kernel und eine Anzahl von Schritten.</translation>
    </message>
    <message>
        <source>`{0}` is {1}, and one index chooses no entry of it.</source>
        <translation>`{0}` ist {1}, und ein einzelner Index wählt keinen Eintrag davon.</translation>
    </message>
    <message>
        <source>`{0}` is {1}, and {2} is known only while the kernel runs.</source>
        <translation>`{0}` ist {1}, und {2} ist erst bekannt, während der Kernel läuft.</translation>
    </message>
    <message>
        <source>`{0}` is {1}, of which no single entry can be assigned.</source>
        <translation>`{0}` ist {1}; einem einzelnen Eintrag kann nicht zugewiesen werden.</translation>
    </message>
    <message>
        <source>`{0}` joins {1} and {2}, which never become one type by themselves.</source>
        <translation>`{0}` verbindet {1} und {2}, die nie von selbst einen gemeinsamen Typ haben.</translation>
    </message>
    <message>
        <source>`{0}` needs a whole number from 1 on that is known before the run, not {1}.</source>
        <translation>`{0}` braucht eine ganze Zahl ab 1, die vor dem Lauf bekannt ist, nicht {1}.</translation>
    </message>
    <message>
        <source>`{0}` works on a square matrix, but it is given {1}.</source>
        <translation>`{0}` arbeitet mit einer quadratischen Matrix, bekommt aber {1}.</translation>
    </message>
    <message>
        <source>{0} cannot be unpacked into names.</source>
        <translation>{0}: lässt sich nicht auf Namen verteilen.</translation>
    </message>
    <message>
        <source>{0} has no {1} {2}: they are numbered 0 to {3}.</source>
        <translation>{0}: keine Nummer {2} ({1}); die Nummern gehen von 0 bis {3}.</translation>
    </message>
    <message>
        <source>{0} is no `{1}`: its numbers go from {2} to {3}.</source>
        <translation>{0} ist kein `{1}`: Dessen Zahlen gehen von {2} bis {3}.</translation>
    </message>
    <message>
        <source>A class has the argument `slug`; `Kind` has slug, vocabulary, output, sink, guard, quantities and compile_hook.</source>
        <translation>Eine Klasse hat das Argument `slug`; `Kind` hat slug, vocabulary, output, sink, guard, quantities und compile_hook.</translation>
    </message>
    <message>
        <source>A helper is made of assignments, `if`, loops, `try`, nested functions, plain classes and `return`.</source>
        <translation>Eine Hilfsfunktion besteht aus Zuweisungen, `if`, Schleifen, `try`, inneren Funktionen, einfachen Klassen und `return`.</translation>
    </message>
    <message>
        <source>A kernel cannot be called {0}.</source>
        <translation>Ein Kernel kann nicht {0} heißen.</translation>
    </message>
    <message>
        <source>A key of `{0}` is a whole number of the sample, and this is {1}.</source>
        <translation>Ein Schlüssel von `{0}` ist eine ganze Zahl des Samples, und dies ist {1}.</translation>
    </message>
    <message>
        <source>A kind holds declarations (`name: Scalar`) and its fields output, sink, guard, quantities and compile_hook; put anything else outside, or begin its name with `_`.</source>
        <translation>Eine Art enthält Deklarationen (`name: Scalar`) und ihre Felder output, sink, guard, quantities und compile_hook; anderes gehört nach außen oder bekommt einen Namen, der mit `_` beginnt.</translation>
    </message>
    <message>
        <source>A launch has one shape: put all its axes into one grid.</source>
        <translation>Ein Start hat eine Form: Setzen Sie alle Achsen in ein Gitter.</translation>
    </message>
    <message>
        <source>A loop that stores by key is run step by step before the launch, and cannot `break`.</source>
        <translation>Eine Schleife, die über Schlüssel speichert, wird vor dem Start Schritt für Schritt durchlaufen und kein `break` kann sie verlassen.</translation>
    </message>
    <message>
        <source>A matrix that was built or changed since is no factor; `solve(A, b)` factors a matrix and solves.</source>
        <translation>Eine seither gebaute oder geänderte Matrix ist kein Faktor; `solve(A, b)` zerlegt eine Matrix und löst.</translation>
    </message>
    <message>
        <source>A place of `{0}` is a single number, and this is {1}.</source>
        <translation>Eine Stelle von `{0}` ist eine einzelne Zahl, und dies ist {1}.</translation>
    </message>
    <message>
        <source>A plain class has methods and constants, other plain classes as bases, and at most `@dataclass` above.</source>
        <translation>Eine einfache Klasse hat Methoden und Konstanten, andere einfache Klassen als Basis und höchstens `@dataclass` darüber.</translation>
    </message>
    <message>
        <source>A store by key stands in an `if`, but it takes place for every sample.</source>
        <translation>Ein Speichern über Schlüssel steht in einem `if`, findet aber für jedes Sample statt.</translation>
    </message>
    <message>
        <source>Add 0 where nothing is to be added: `+= where(condition, value, 0.0)`.</source>
        <translation>Addieren Sie 0, wo nichts addiert werden soll: `+= where(condition, value, 0.0)`.</translation>
    </message>
    <message>
        <source>Add `time_step=` with the name of the parameter that holds the size of a step, or leave `time` out.</source>
        <translation>Fügen Sie `time_step=` mit dem Namen des Parameters für die Schrittweite hinzu, oder lassen Sie `time` weg.</translation>
    </message>
    <message>
        <source>Add to one of its places: `hawk.scatter({0})[key] += value`.</source>
        <translation>Addieren Sie an einer seiner Stellen: `hawk.scatter({0})[key] += value`.</translation>
    </message>
    <message>
        <source>Add to the place with `hawk.scatter({2})[key] += value`.</source>
        <translation>Addieren Sie an der Stelle mit `hawk.scatter({2})[key] += value`.</translation>
    </message>
    <message>
        <source>Assign the result to another `Mutable`, or return it.</source>
        <translation>Weisen Sie das Ergebnis einer anderen `Mutable` zu, oder geben Sie es zurück.</translation>
    </message>
    <message>
        <source>Call it at the top level of the body; `where=` leaves samples out.</source>
        <translation>Rufen Sie es auf der obersten Ebene des Rumpfes auf; `where=` lässt Samples aus.</translation>
    </message>
    <message>
        <source>Choose &quot;switch&quot;, &quot;predicated&quot; or &quot;segmented&quot;.</source>
        <translation>Wählen Sie &quot;switch&quot;, &quot;predicated&quot; oder &quot;segmented&quot;.</translation>
    </message>
    <message>
        <source>Choose the options of the compiler in this program, and leave it out.</source>
        <translation>Wählen Sie die Optionen des Compilers in diesem Programm, und lassen Sie es weg.</translation>
    </message>
    <message>
        <source>Components belong to vectors; an input at another sample is `{0}.at(i)`.</source>
        <translation>Komponenten gehören zu Vektoren; eine Eingabe an einem anderen Sample ist `{0}.at(i)`.</translation>
    </message>
    <message>
        <source>Correct the constants that it speaks of.</source>
        <translation>Berichtigen Sie die Konstanten, von denen sie spricht.</translation>
    </message>
    <message>
        <source>Correct the file, or import another one.</source>
        <translation>Berichtigen Sie die Datei, oder importieren Sie eine andere.</translation>
    </message>
    <message>
        <source>Correct the name, or define it in that file.</source>
        <translation>Berichtigen Sie den Namen, oder definieren Sie ihn in jener Datei.</translation>
    </message>
    <message>
        <source>Correct what the helper is given, or remove it.</source>
        <translation>Berichtigen Sie, was die Hilfsfunktion bekommt, oder entfernen Sie die Zeile.</translation>
    </message>
    <message>
        <source>Declare `Table[&quot;row&quot;:n, &quot;component&quot;:{1}]`, and read `t.at(row=i, component=k)`.</source>
        <translation>Deklarieren Sie `Table[&quot;row&quot;:n, &quot;component&quot;:{1}]`, und lesen Sie `t.at(row=i, component=k)`.</translation>
    </message>
    <message>
        <source>Declare `terminated: Terminated`, and assign a comparison to it.</source>
        <translation>Deklarieren Sie `terminated: Terminated`, und weisen Sie ihr einen Vergleich zu.</translation>
    </message>
    <message>
        <source>Declare `{1}: Terminated` in it, or write `guard = DATA_ONLY` when no sample is to be skipped.</source>
        <translation>Deklarieren Sie darin `{1}: Terminated`, oder schreiben Sie `guard = DATA_ONLY`, wenn kein Sample übersprungen werden soll.</translation>
    </message>
    <message>
        <source>Derive it from `KernelKind` of hawk.ext or from classes that do.</source>
        <translation>Leiten Sie sie von `KernelKind` aus hawk.ext ab oder von Klassen, die das tun.</translation>
    </message>
    <message>
        <source>End it with `return` and a `{2}`.</source>
        <translation>Beenden Sie ihn mit `return` und einem `{2}`.</translation>
    </message>
    <message>
        <source>Factor the matrix that is chosen, or choose between the solutions.</source>
        <translation>Zerlegen Sie die gewählte Matrix, oder wählen Sie zwischen den Lösungen.</translation>
    </message>
    <message>
        <source>Give a `Vector[{1}]`, or a matrix of {1} rows with a right-hand side in each column.</source>
        <translation>Geben Sie einen `Vector[{1}]` an oder eine Matrix aus {1} Zeilen mit einer rechten Seite je Spalte.</translation>
    </message>
    <message>
        <source>Give a kernel of this file, and a policy for each group whose policy is &quot;auto&quot;.</source>
        <translation>Geben Sie einen Kernel dieser Datei an und eine Form für jede Gruppe mit der Form &quot;auto&quot;.</translation>
    </message>
    <message>
        <source>Give a kind of hawk.ext, or leave `kind` out.</source>
        <translation>Geben Sie eine Art aus hawk.ext an, oder lassen Sie `kind` weg.</translation>
    </message>
    <message>
        <source>Give each a name of its own.</source>
        <translation>Geben Sie jedem einen eigenen Namen.</translation>
    </message>
    <message>
        <source>Give each of them a plane of its own.</source>
        <translation>Geben Sie jedem davon eine eigene Datenreihe.</translation>
    </message>
    <message>
        <source>Give it a `Param` that its body reads, or use the kernel itself.</source>
        <translation>Geben Sie ihm einen `Param`, den sein Rumpf liest, oder verwenden Sie den Kernel selbst.</translation>
    </message>
    <message>
        <source>Give it a function that has `@hawk.kernel` above it.</source>
        <translation>Geben Sie eine Funktion an, über der `@hawk.kernel` steht.</translation>
    </message>
    <message>
        <source>Give it a name of letters, digits and `_` that does not begin with a digit.</source>
        <translation>Geben Sie ihm einen Namen aus Buchstaben, Ziffern und `_`, der nicht mit einer Ziffer beginnt.</translation>
    </message>
    <message>
        <source>Give it a policy where it is written.</source>
        <translation>Geben Sie ihm eine Form, wo es geschrieben steht.</translation>
    </message>
    <message>
        <source>Give it the same declaration, or another name.</source>
        <translation>Geben Sie ihm dieselbe Deklaration oder einen anderen Namen.</translation>
    </message>
    <message>
        <source>Give one position, as in `{0}.at(i)`, or the name of each of its axes once{3}.</source>
        <translation>Geben Sie eine Stelle an, wie in `{0}.at(i)`, oder den Namen jeder Achse einmal{3}.</translation>
    </message>
    <message>
        <source>Give one whole number for each axis, or a single one for the place.</source>
        <translation>Geben Sie eine ganze Zahl je Achse an oder eine einzige für die Stelle.</translation>
    </message>
    <message>
        <source>Give that plane another name.</source>
        <translation>Geben Sie jener Datenreihe einen anderen Namen.</translation>
    </message>
    <message>
        <source>Give the axis or the parameter another name: a call gives the extent of an axis by its name.</source>
        <translation>Geben Sie der Achse oder dem Parameter einen anderen Namen: Ein Aufruf gibt die Ausdehnung einer Achse über ihren Namen an.</translation>
    </message>
    <message>
        <source>Give the number of the sample, as in `{0}.at(i)`.</source>
        <translation>Geben Sie die Nummer des Samples an, wie in `{0}.at(i)`.</translation>
    </message>
    <message>
        <source>Give them one type. A number written as such is real; `k * 0 + 3` is an Index, and `vec` makes a vector.</source>
        <translation>Geben Sie ihnen einen Typ. Eine hingeschriebene Zahl ist reell; `k * 0 + 3` ist ein Index, und `vec` macht einen Vektor.</translation>
    </message>
    <message>
        <source>Its dispatches are counted from `dispatch0` on; it has {2}.</source>
        <translation>Seine Verteilungen werden ab `dispatch0` gezählt; er hat {2}.</translation>
    </message>
    <message>
        <source>Kernel `{0}` has a dispatch with the policy &quot;segmented&quot; in a loop.</source>
        <translation>Der Kernel `{0}` hat in einer Schleife ein dispatch mit der Form &quot;segmented&quot;.</translation>
    </message>
    <message>
        <source>Kernel `{0}` has no dispatch called {1}.</source>
        <translation>Der Kernel `{0}` hat kein dispatch namens {1}.</translation>
    </message>
    <message>
        <source>Kernel `{0}` has {1} dispatches with the policy &quot;segmented&quot;, and one is the most.</source>
        <translation>Der Kernel `{0}` hat {1} dispatch mit der Form &quot;segmented&quot;, und höchstens eines ist erlaubt.</translation>
    </message>
    <message>
        <source>Kernel `{1}` changes its time `{0}` by something other than the size of a step.</source>
        <translation>Der Kernel `{1}` ändert seine Zeit `{0}` um etwas anderes als die Schrittweite.</translation>
    </message>
    <message>
        <source>Leave it out to get the derivative of the operations, or write the derivative as a kernel of its own.</source>
        <translation>Lassen Sie es weg, um die Ableitung der Operationen zu bekommen, oder schreiben Sie die Ableitung als eigenen Kernel.</translation>
    </message>
    <message>
        <source>Leave it out: only real numbers have derivatives.</source>
        <translation>Lassen Sie es weg: Nur reelle Zahlen haben Ableitungen.</translation>
    </message>
    <message>
        <source>Leave it out: sums are exact enough for most uses, and samples are skipped one by one.</source>
        <translation>Lassen Sie es weg: Summen sind für die meisten Zwecke genau genug, und Samples werden einzeln übersprungen.</translation>
    </message>
    <message>
        <source>Leave the declaration out, or give the parameter another name.</source>
        <translation>Lassen Sie die Deklaration weg, oder geben Sie dem Parameter einen anderen Namen.</translation>
    </message>
    <message>
        <source>Leave the store to a kernel of its own.</source>
        <translation>Überlassen Sie das Speichern einem eigenen Kernel.</translation>
    </message>
    <message>
        <source>Let the kind say `Output.returned(…, slot=…)` with another name, or rename the other one.</source>
        <translation>Lassen Sie die Art `Output.returned(…, slot=…)` mit einem anderen Namen sagen, oder benennen Sie das andere um.</translation>
    </message>
    <message>
        <source>Let the kind say `guard = Guard(&quot;{0}&quot;)`, or assign another name.</source>
        <translation>Lassen Sie die Art `guard = Guard(&quot;{0}&quot;)` sagen, oder weisen Sie einem anderen Namen zu.</translation>
    </message>
    <message>
        <source>Make the loops shorter, carry fewer values, or take the forward derivative `jvp`.</source>
        <translation>Kürzen Sie die Schleifen, tragen Sie weniger Werte weiter, oder nehmen Sie die Vorwärtsableitung `jvp`.</translation>
    </message>
    <message>
        <source>Move what both files need into a third one.</source>
        <translation>Verschieben Sie, was beide Dateien brauchen, in eine dritte.</translation>
    </message>
    <message>
        <source>Name at least one, as in `wrt=(&quot;x&quot;,)`, or leave `wrt` out for all of them.</source>
        <translation>Nennen Sie mindestens eine, wie in `wrt=(&quot;x&quot;,)`, oder lassen Sie `wrt` für alle weg.</translation>
    </message>
    <message>
        <source>Name its Params, or leave `names` out for all of them.</source>
        <translation>Nennen Sie seine Params, oder lassen Sie `names` für alle weg.</translation>
    </message>
    <message>
        <source>Name the parameter that holds the size of a step.</source>
        <translation>Nennen Sie den Parameter für die Schrittweite.</translation>
    </message>
    <message>
        <source>Only `lu_solve(f, b)` from hawk.math reads it. Work with the matrix itself, or with the solution.</source>
        <translation>Nur `lu_solve(f, b)` aus hawk.math liest ihn. Arbeiten Sie mit der Matrix selbst oder mit der Lösung.</translation>
    </message>
    <message>
        <source>Only a dispatch with the policy &quot;auto&quot; is resolved.</source>
        <translation>Nur ein dispatch mit der Form &quot;auto&quot; wird aufgelöst.</translation>
    </message>
    <message>
        <source>Parameter `{0}` has no declaration, and the kind `{1}` has none for it.</source>
        <translation>Der Parameter `{0}` hat keine Deklaration, und die Art `{1}` hat keine für ihn.</translation>
    </message>
    <message>
        <source>Parameter `{0}` is declared `{1}`, but the kind `{2}` declares it `{3}`.</source>
        <translation>Der Parameter `{0}` ist als `{1}` deklariert, aber die Art `{2}` deklariert ihn als `{3}`.</translation>
    </message>
    <message>
        <source>Put the file beside this one, or give its folder with `--path`. What only Python has becomes a plain number or a `Param`.</source>
        <translation>Legen Sie die Datei neben diese, oder geben Sie ihren Ordner mit `--path` an. Was nur Python hat, wird eine einfache Zahl oder ein `Param`.</translation>
    </message>
    <message>
        <source>Read a real value, or convert one with `real(n)` from hawk.math before it is passed.</source>
        <translation>Lesen Sie einen reellen Wert, oder wandeln Sie mit `real(n)` aus hawk.math um, bevor er übergeben wird.</translation>
    </message>
    <message>
        <source>Read an input that the body has not changed; what another sample computes is read in another kernel.</source>
        <translation>Lesen Sie eine Eingabe, die der Rumpf nicht geändert hat; was ein anderes Sample berechnet, wird in einem anderen Kernel gelesen.</translation>
    </message>
    <message>
        <source>Read it in another kernel, where it is a `Table`.</source>
        <translation>Lesen Sie sie in einem anderen Kernel, wo sie eine `Table` ist.</translation>
    </message>
    <message>
        <source>Read the value from an input of its own, such as `{2}_before: Scalar`, and store into `{2}`.</source>
        <translation>Lesen Sie den Wert aus einer eigenen Eingabe, etwa `{2}_before: Scalar`, und speichern Sie in `{2}`.</translation>
    </message>
    <message>
        <source>Return a real value, or convert one with `real(n)` from hawk.math.</source>
        <translation>Geben Sie einen reellen Wert zurück, oder wandeln Sie mit `real(n)` aus hawk.math um.</translation>
    </message>
    <message>
        <source>Return a value, or assign a `Mutable`.</source>
        <translation>Geben Sie einen Wert zurück, oder weisen Sie einer `Mutable` zu.</translation>
    </message>
    <message>
        <source>Return one value of that type.</source>
        <translation>Geben Sie einen Wert dieses Typs zurück.</translation>
    </message>
    <message>
        <source>Return one value; join several with `vec(…)` from hawk.math.</source>
        <translation>Geben Sie einen Wert zurück; mehrere verbindet `vec(…)` aus hawk.math.</translation>
    </message>
    <message>
        <source>Split the kernel: the results of one kernel are all sums and means, all maxima, or all minima.</source>
        <translation>Teilen Sie den Kernel: Die Ergebnisse eines Kernels sind lauter Summen und Mittel, lauter Maxima oder lauter Minima.</translation>
    </message>
    <message>
        <source>Store at the top level, and choose the value: `hawk.scatter({0})[key] += where(condition, value, 0.0)`.</source>
        <translation>Speichern Sie auf der obersten Ebene, und wählen Sie den Wert: `hawk.scatter({0})[key] += where(condition, value, 0.0)`.</translation>
    </message>
    <message>
        <source>Sum a smooth weight over the samples instead, such as `hawk.sum(exp(k * x))`.</source>
        <translation>Summieren Sie stattdessen ein glattes Gewicht über die Samples, etwa `hawk.sum(exp(k * x))`.</translation>
    </message>
    <message>
        <source>Take the forward derivative of the reverse one: `jvp(vjp(kernel))` gives the same second derivatives.</source>
        <translation>Nehmen Sie die Vorwärtsableitung der Rückwärtsableitung: `jvp(vjp(kernel))` ergibt dieselben zweiten Ableitungen.</translation>
    </message>
    <message>
        <source>The assertion `{0}` does not hold here.</source>
        <translation>Die Zusicherung `{0}` gilt hier nicht.</translation>
    </message>
    <message>
        <source>The axes of `{0}` have more than {1} places together.</source>
        <translation>Die Achsen von `{0}` haben zusammen mehr als {1} Stellen.</translation>
    </message>
    <message>
        <source>The axis `{0}` of `{1}` has the name of a parameter.</source>
        <translation>Die Achse `{0}` von `{1}` hat den Namen eines Parameters.</translation>
    </message>
    <message>
        <source>The branches of `dispatch` differ: number {0} is {1}, and the first is {2}.</source>
        <translation>Die Zweige von `dispatch` unterscheiden sich: Nummer {0} ist {1}, der erste ist {2}.</translation>
    </message>
    <message>
        <source>The compiler warns: {0}</source>
        <translation>Der Compiler warnt: {0}</translation>
    </message>
    <message>
        <source>The declaration `{1}` of `{0}` in a kind cannot be resolved: {2}.</source>
        <translation>Die Deklaration `{1}` von `{0}` in einer Art lässt sich nicht auflösen: {2}.</translation>
    </message>
    <message>
        <source>The kind `{0}` cannot be derived from {1}.</source>
        <translation>Die Art `{0}` kann nicht von {1} abgeleitet werden.</translation>
    </message>
    <message>
        <source>The kind `{0}` cannot be made with {1}.</source>
        <translation>Die Art `{0}` kann nicht mit {1} gemacht werden.</translation>
    </message>
    <message>
        <source>The kind `{0}` declares `{1}` as `{2}`, but `{3}` declared it as `{4}` before.</source>
        <translation>Die Art `{0}` deklariert `{1}` als `{2}`, aber `{3}` hat es vorher als `{4}` deklariert.</translation>
    </message>
    <message>
        <source>The kind `{0}` has no slug, the text that messages call it.</source>
        <translation>Die Art `{0}` hat keinen slug, den Text, wie Meldungen sie nennen.</translation>
    </message>
    <message>
        <source>The kind `{0}` keeps the result in `{1}` as `{2}`, but the kernel returns {3}.</source>
        <translation>Die Art `{0}` hält das Ergebnis in `{1}` als `{2}`, aber der Kernel gibt {3} zurück.</translation>
    </message>
    <message>
        <source>The kind `{0}` keeps the result in `{1}`, but the kernel does not end with a `return`.</source>
        <translation>Die Art `{0}` hält das Ergebnis in `{1}`, aber der Kernel endet nicht mit einem `return`.</translation>
    </message>
    <message>
        <source>The kind `{0}` keeps the result in `{1}`, which is also the name of {2}.</source>
        <translation>Die Art `{0}` hält das Ergebnis in `{1}`; so heißt aber auch {2}.</translation>
    </message>
    <message>
        <source>The kind `{0}` skips samples by the mask `{1}`, which it does not declare.</source>
        <translation>Die Art `{0}` überspringt Samples nach der Maske `{1}`, die sie nicht deklariert.</translation>
    </message>
    <message>
        <source>The kind declares {2}. Correct the name, or say what it is: `{0}: Scalar`.</source>
        <translation>Die Art deklariert {2}. Berichtigen Sie den Namen, oder sagen Sie, was es ist: `{0}: Scalar`.</translation>
    </message>
    <message>
        <source>The lane `{0}` has no `{1}`: its axes are {2}.</source>
        <translation>Die Spur `{0}` hat kein `{1}`: Ihre Achsen sind {2}.</translation>
    </message>
    <message>
        <source>The mask `{0}` is assigned, but the kind `{1}` does not skip samples by it.</source>
        <translation>Der Maske `{0}` wird zugewiesen, aber die Art `{1}` überspringt keine Samples nach ihr.</translation>
    </message>
    <message>
        <source>The policies are &quot;predicated&quot;, &quot;switch&quot;, &quot;segmented&quot; and &quot;auto&quot;.</source>
        <translation>Die Formen sind &quot;predicated&quot;, &quot;switch&quot;, &quot;segmented&quot; und &quot;auto&quot;.</translation>
    </message>
    <message>
        <source>The primitive `{0}` gives {1}, and not one value of the sample.</source>
        <translation>Die primitive Funktion `{0}` ergibt {1} und nicht einen Wert des Samples.</translation>
    </message>
    <message>
        <source>The results of kernel `{0}` are of different reductions over samples: {1}.</source>
        <translation>Die Ergebnisse des Kernels `{0}` sind verschiedene Zusammenfassungen über Samples: {1}.</translation>
    </message>
    <message>
        <source>There is a primitive called `{0}` already.</source>
        <translation>Es gibt schon eine primitive Funktion namens `{0}`.</translation>
    </message>
    <message>
        <source>There is no choice between LU factors.</source>
        <translation>Zwischen LU-Faktoren gibt es keine Auswahl.</translation>
    </message>
    <message>
        <source>This import goes round in a circle: {0}.</source>
        <translation>Dieser Import läuft im Kreis: {0}.</translation>
    </message>
    <message>
        <source>This is reached: `{0}`.</source>
        <translation>Dies wird erreicht: `{0}`.</translation>
    </message>
    <message>
        <source>Use `PLAIN` or `ATOMIC` from hawk.ext, or leave `sink` out.</source>
        <translation>Nehmen Sie `PLAIN` oder `ATOMIC` aus hawk.ext, oder lassen Sie `sink` weg.</translation>
    </message>
    <message>
        <source>Use `Scalar`, `Vector[W]`, `Param`, `Mutable[…]`, `Terminated` or another declaration, imported from hawk.</source>
        <translation>Nehmen Sie `Scalar`, `Vector[W]`, `Param`, `Mutable[…]`, `Terminated` oder eine andere Deklaration, importiert aus hawk.</translation>
    </message>
    <message>
        <source>Use a number from 0 on that the plane has.</source>
        <translation>Nehmen Sie eine Zahl ab 0, die die Datenreihe hat.</translation>
    </message>
    <message>
        <source>Use a whole number or a real one, which is rounded toward zero.</source>
        <translation>Nehmen Sie eine ganze Zahl oder eine reelle, die zur Null hin gerundet wird.</translation>
    </message>
    <message>
        <source>Use an `Index`, an `Int32` or a `UInt32`; `index(x, n)` from hawk.math makes a whole number of a real one.</source>
        <translation>Nehmen Sie einen `Index`, `Int32` oder `UInt32`; `index(x, n)` aus hawk.math macht aus einer reellen Zahl eine ganze.</translation>
    </message>
    <message>
        <source>Use an `Index`, or `index(x, n)` of hawk.math.</source>
        <translation>Nehmen Sie einen `Index`, oder `index(x, n)` aus hawk.math.</translation>
    </message>
    <message>
        <source>Use smaller extents, or several planes.</source>
        <translation>Nehmen Sie kleinere Ausdehnungen oder mehrere Datenreihen.</translation>
    </message>
    <message>
        <source>Write &quot;switch&quot; for the others.</source>
        <translation>Schreiben Sie für die anderen &quot;switch&quot;.</translation>
    </message>
    <message>
        <source>Write &quot;switch&quot;: the samples are in different iterations.</source>
        <translation>Schreiben Sie &quot;switch&quot;: Die Samples sind in verschiedenen Durchläufen.</translation>
    </message>
    <message>
        <source>Write `@primitive(&quot;name&quot;, vjp=…, jvp=…)` above a helper function; both rules are functions, and either may be left out.</source>
        <translation>Schreiben Sie `@primitive(&quot;name&quot;, vjp=…, jvp=…)` über eine Hilfsfunktion; beide Regeln sind Funktionen, und jede darf fehlen.</translation>
    </message>
    <message>
        <source>Write `Grid[&quot;row&quot;, &quot;col&quot;:4]`.</source>
        <translation>Schreiben Sie `Grid[&quot;row&quot;, &quot;col&quot;:4]`.</translation>
    </message>
    <message>
        <source>Write `Guard(&quot;mask&quot;)`, `Guard(masks=(&quot;a&quot;, &quot;b&quot;))`, or `DATA_ONLY` when no sample is to be skipped.</source>
        <translation>Schreiben Sie `Guard(&quot;mask&quot;)`, `Guard(masks=(&quot;a&quot;, &quot;b&quot;))` oder `DATA_ONLY`, wenn kein Sample übersprungen werden soll.</translation>
    </message>
    <message>
        <source>Write `Kernel(&quot;step_vjp&quot;, vjp(step))`.</source>
        <translation>Schreiben Sie `Kernel(&quot;step_vjp&quot;, vjp(step))`.</translation>
    </message>
    <message>
        <source>Write `Output.returned(Vector[3], slot=&quot;force&quot;)`: a payload, and a name for the plane.</source>
        <translation>Schreiben Sie `Output.returned(Vector[3], slot=&quot;force&quot;)`: einen Inhalt und einen Namen für die Datenreihe.</translation>
    </message>
    <message>
        <source>Write `class {0}(KernelKind, slug=&quot;name&quot;):`.</source>
        <translation>Schreiben Sie `class {0}(KernelKind, slug=&quot;name&quot;):`.</translation>
    </message>
    <message>
        <source>Write `compensated(into=&quot;c&quot;)`.</source>
        <translation>Schreiben Sie `compensated(into=&quot;c&quot;)`.</translation>
    </message>
    <message>
        <source>Write `dispatch(k, [a, b, c])`.</source>
        <translation>Schreiben Sie `dispatch(k, [a, b, c])`.</translation>
    </message>
    <message>
        <source>Write `param_planes(kernel)`, or `param_planes(kernel, names=(&quot;a&quot;,))`.</source>
        <translation>Schreiben Sie `param_planes(kernel)` oder `param_planes(kernel, names=(&quot;a&quot;,))`.</translation>
    </message>
    <message>
        <source>Write `{0} = {0} + {2}`, or name another plane by `time=`.</source>
        <translation>Schreiben Sie `{0} = {0} + {2}`, oder nennen Sie mit `time=` eine andere Datenreihe.</translation>
    </message>
    <message>
        <source>Write `{0}.{3}`, `{0}[0]`, or `{0}.flat` for the sample.</source>
        <translation>Schreiben Sie `{0}.{3}`, `{0}[0]` oder für das Sample `{0}.flat`.</translation>
    </message>
    <message>
        <source>Write `{1}(kernel, wrt=(&quot;x&quot;,))`, or `{1}(kernel)` for all real inputs.</source>
        <translation>Schreiben Sie `{1}(kernel, wrt=(&quot;x&quot;,))` oder für alle reellen Eingaben `{1}(kernel)`.</translation>
    </message>
    <message>
        <source>Write a positive number, &quot;auto&quot;, or the name of a `Param`.</source>
        <translation>Schreiben Sie eine positive Zahl, &quot;auto&quot; oder den Namen eines `Param`.</translation>
    </message>
    <message>
        <source>Write a positive whole number, or the label of such an axis.</source>
        <translation>Schreiben Sie eine positive ganze Zahl oder den Namen einer solchen Achse.</translation>
    </message>
    <message>
        <source>Write it as comparisons with `&lt;` or `&gt;`, joined by `lor`.</source>
        <translation>Schreiben Sie es als Vergleiche mit `&lt;` oder `&gt;`, verbunden mit `lor`.</translation>
    </message>
    <message>
        <source>Write the formula with operations that have one.</source>
        <translation>Schreiben Sie die Formel mit Operationen, die eine haben.</translation>
    </message>
    <message>
        <source>Write the names as a tuple: `wrt=(&quot;x&quot;,)`.</source>
        <translation>Schreiben Sie die Namen als Tupel: `wrt=(&quot;x&quot;,)`.</translation>
    </message>
    <message>
        <source>Write {3}.</source>
        <translation>Schreiben Sie {3}.</translation>
    </message>
    <message>
        <source>`.at` reads a table or an input plane at another place, and `{0}` is {1}.</source>
        <translation>`.at` liest eine Tabelle oder eine Eingabe an einer anderen Stelle, und `{0}` ist {1}.</translation>
    </message>
    <message>
        <source>`Grid` stands without axes.</source>
        <translation>`Grid` steht ohne Achsen.</translation>
    </message>
    <message>
        <source>`Table[…]` holds {0}, but a table holds single numbers.</source>
        <translation>`Table[…]` enthält {0}, aber eine Tabelle enthält einzelne Zahlen.</translation>
    </message>
    <message>
        <source>`compile_hook` of the kind `{0}` changes nothing here.</source>
        <translation>`compile_hook` der Art `{0}` ändert hier nichts.</translation>
    </message>
    <message>
        <source>`dispatch` chooses by a whole number of the sample, but it is given {0}.</source>
        <translation>`dispatch` wählt nach einer ganzen Zahl des Samples, bekommt aber {0}.</translation>
    </message>
    <message>
        <source>`dispatch` has no policy {0}.</source>
        <translation>`dispatch` hat keine Form {0}.</translation>
    </message>
    <message>
        <source>`dispatch` needs a list of two branches or more, not {0}.</source>
        <translation>`dispatch` braucht eine Liste aus mindestens zwei Zweigen, nicht {0}.</translation>
    </message>
    <message>
        <source>`group=` of kernel `{1}` names `{0}`, which begins no part of its grid with known extents.</source>
        <translation>`group=` des Kernels `{1}` nennt `{0}`; damit beginnt kein Teil seines Gitters mit bekannten Ausdehnungen.</translation>
    </message>
    <message>
        <source>`jump=` of kernel `{1}` names `{0}`, which is no `Param` of it.</source>
        <translation>`jump=` des Kernels `{1}` nennt `{0}`, was kein `Param` von ihm ist.</translation>
    </message>
    <message>
        <source>`time=` of kernel `{0}` stands without `time_step=`.</source>
        <translation>`time=` des Kernels `{0}` steht ohne `time_step=`.</translation>
    </message>
    <message>
        <source>`time_step=` of kernel `{1}` names `{0}`, which is no `Param` or `Scalar` that its body reads.</source>
        <translation>`time_step=` des Kernels `{1}` nennt `{0}`, was kein `Param` oder `Scalar` ist, den sein Rumpf liest.</translation>
    </message>
    <message>
        <source>`wrt` of `{0}` is {1}.</source>
        <translation>`wrt` von `{0}` ist {1}.</translation>
    </message>
    <message>
        <source>`{0}` cannot be imported: {1}</source>
        <translation>`{0}` kann nicht importiert werden: {1}</translation>
    </message>
    <message>
        <source>`{0}` cannot be read at `{1}`: {2}.</source>
        <translation>`{0}` kann an `{1}` nicht gelesen werden: {2}.</translation>
    </message>
    <message>
        <source>`{0}` cannot take an LU factor: it is no matrix.</source>
        <translation>`{0}` nimmt keinen LU-Faktor: Er ist keine Matrix.</translation>
    </message>
    <message>
        <source>`{0}` comes from `{1}`, and there is no kernel file of that name{2}.</source>
        <translation>`{0}` kommt aus `{1}`, und es gibt keine Kerneldatei dieses Namens{2}.</translation>
    </message>
    <message>
        <source>`{0}` does not say what a kernel returns.</source>
        <translation>`{0}` sagt nicht, was ein Kernel zurückgibt.</translation>
    </message>
    <message>
        <source>`{0}` does not say which masks skip a sample: {1}.</source>
        <translation>`{0}` sagt nicht, welche Masken ein Sample überspringen: {1}.</translation>
    </message>
    <message>
        <source>`{0}` gets the result of a reduction over samples, and its start value is read as well.</source>
        <translation>`{0}` bekommt das Ergebnis einer Zusammenfassung über Samples, und auch der Anfangswert wird gelesen.</translation>
    </message>
    <message>
        <source>`{0}` has no axes that could be named, because the kernel has no `Grid`.</source>
        <translation>`{0}` hat keine Achsen, die man nennen könnte, weil der Kernel kein `Grid` hat.</translation>
    </message>
    <message>
        <source>`{0}` has no place {1}{2}.</source>
        <translation>`{0}` hat keine Stelle {1}{2}.</translation>
    </message>
    <message>
        <source>`{0}` has {1}, and this key has {2}.</source>
        <translation>`{0}` hat {1}, und dieser Schlüssel hat {2}.</translation>
    </message>
    <message>
        <source>`{0}` is a second grid of this kernel, after `{1}`.</source>
        <translation>`{0}` ist ein zweites Gitter dieses Kernels, nach `{1}`.</translation>
    </message>
    <message>
        <source>`{0}` is asked of {1}, which is no kernel.</source>
        <translation>`{0}` wird von {1} verlangt, das kein Kernel ist.</translation>
    </message>
    <message>
        <source>`{0}` is declared `{1}`, so it has no value of each sample that can be assigned.</source>
        <translation>`{0}` ist als `{1}` deklariert und hat deshalb keinen Wert je Sample, dem man zuweisen könnte.</translation>
    </message>
    <message>
        <source>`{0}` is no reduction over samples: {1}.</source>
        <translation>`{0}` ist keine Zusammenfassung über Samples: {1}.</translation>
    </message>
    <message>
        <source>`{0}` is no store by key: {1}.</source>
        <translation>`{0}` ist kein Speichern über Schlüssel: {1}.</translation>
    </message>
    <message>
        <source>`{0}` is not of the form `resolve_dispatch(kernel, {{&quot;dispatch0&quot;: &quot;switch&quot;}})`.</source>
        <translation>`{0}` hat nicht die Form `resolve_dispatch(kernel, {{&quot;dispatch0&quot;: &quot;switch&quot;}})`.</translation>
    </message>
    <message>
        <source>`{0}` is not understood: `Kernel` takes a name and what `vjp` or `jvp` gives.</source>
        <translation>`{0}` ist nicht verständlich: `Kernel` nimmt einen Namen und was `vjp` oder `jvp` ergibt.</translation>
    </message>
    <message>
        <source>`{0}` is not understood: `param_planes` takes a kernel, `names=` and `per_cell=`.</source>
        <translation>`{0}` ist nicht verständlich: `param_planes` nimmt einen Kernel, `names=` und `per_cell=`.</translation>
    </message>
    <message>
        <source>`{0}` is not understood: `{1}` takes a kernel, and the inputs it is asked for by as `wrt=`.</source>
        <translation>`{0}` ist nicht verständlich: `{1}` nimmt einen Kernel und als `wrt=` die Eingaben, nach denen gefragt ist.</translation>
    </message>
    <message>
        <source>`{0}` is stored by key and {1}.</source>
        <translation>`{0}` wird über Schlüssel gespeichert und {1}.</translation>
    </message>
    <message>
        <source>`{0}` is written by key, and has no value that can be read in the same launch.</source>
        <translation>`{0}` wird über Schlüssel geschrieben und hat keinen Wert, der im selben Start gelesen werden kann.</translation>
    </message>
    <message>
        <source>`{0}` is {1}, which is not assigned in this way.</source>
        <translation>`{0}` ist {1}; dem wird nicht so zugewiesen.</translation>
    </message>
    <message>
        <source>`{0}` makes no primitive.</source>
        <translation>`{0}` macht keine primitive Funktion.</translation>
    </message>
    <message>
        <source>`{0}` names no plane for what the sums lose.</source>
        <translation>`{0}` nennt keine Datenreihe für das, was die Summen verlieren.</translation>
    </message>
    <message>
        <source>`{0}` needs {1}, but it is given {2}.</source>
        <translation>`{0}` braucht {1}, bekommt aber {2}.</translation>
    </message>
    <message>
        <source>`{0}` of a kind is not compiled by this version.</source>
        <translation>`{0}` einer Art wird von dieser Version nicht kompiliert.</translation>
    </message>
    <message>
        <source>`{0}` of kernel `{1}` is asked for `{2}`, which is no `Param` that it reads.</source>
        <translation>`{0}` des Kernels `{1}` wird für `{2}` verlangt, was kein `Param` ist, den er liest.</translation>
    </message>
    <message>
        <source>`{0}` of kernel `{1}` is asked for by `{2}`, which holds whole numbers or conditions.</source>
        <translation>`{0}` des Kernels `{1}` wird nach `{2}` verlangt, das ganze Zahlen oder Bedingungen enthält.</translation>
    </message>
    <message>
        <source>`{0}` of kernel `{1}` is asked for by `{2}`, which is no input with real numbers that it reads.</source>
        <translation>`{0}` des Kernels `{1}` wird nach `{2}` verlangt, was keine Eingabe mit reellen Zahlen ist, die er liest.</translation>
    </message>
    <message>
        <source>`{0}` of kernel `{1}` is asked for by no input.</source>
        <translation>`{0}` des Kernels `{1}` wird nach keiner Eingabe verlangt.</translation>
    </message>
    <message>
        <source>`{0}` of kernel `{1}`: it goes on from the value that `{2}` has before the launch, which is no input.</source>
        <translation>`{0}` des Kernels `{1}`: Er geht vom Wert aus, den `{2}` vor dem Start hat; das ist keine Eingabe.</translation>
    </message>
    <message>
        <source>`{0}` of kernel `{1}`: it has a plane called `{2}`, which says the cell of each sample.</source>
        <translation>`{0}` des Kernels `{1}`: Er hat eine Datenreihe namens `{2}`, die die Zelle jedes Samples nennt.</translation>
    </message>
    <message>
        <source>`{0}` of kernel `{1}`: it never finishes a sample.</source>
        <translation>`{0}` des Kernels `{1}`: Er beendet nie ein Sample.</translation>
    </message>
    <message>
        <source>`{0}` of kernel `{1}`: it only finishes its samples, which has no derivative.</source>
        <translation>`{0}` des Kernels `{1}`: Er beendet nur seine Samples, und das hat keine Ableitung.</translation>
    </message>
    <message>
        <source>`{0}` of kernel `{1}`: it reads no `Param`.</source>
        <translation>`{0}` des Kernels `{1}`: Er liest keinen `Param`.</translation>
    </message>
    <message>
        <source>`{0}` of kernel `{1}`: it reads no input with real numbers.</source>
        <translation>`{0}` des Kernels `{1}`: Er liest keine Eingabe mit reellen Zahlen.</translation>
    </message>
    <message>
        <source>`{0}` of kernel `{1}`: it runs a loop backwards already, and that cannot be reversed again.</source>
        <translation>`{0}` des Kernels `{1}`: Er durchläuft schon eine Schleife rückwärts, und das lässt sich nicht noch einmal umkehren.</translation>
    </message>
    <message>
        <source>`{0}` of kernel `{1}`: its loops would keep {2} numbers for each sample, more than {3}.</source>
        <translation>`{0}` des Kernels `{1}`: Seine Schleifen müssten je Sample {2} Zahlen aufheben, mehr als {3}.</translation>
    </message>
    <message>
        <source>`{0}` of kernel `{1}`: its output `{3}` is the {2} over all samples, which has no derivative where several samples share it.</source>
        <translation>`{0}` des Kernels `{1}`: Seine Ausgabe `{3}` ist {2} über alle Samples; das hat keine Ableitung, wo mehrere Samples es teilen.</translation>
    </message>
    <message>
        <source>`{0}` of kernel `{1}`: none of its outputs holds real numbers.</source>
        <translation>`{0}` des Kernels `{1}`: Keine seiner Ausgaben enthält reelle Zahlen.</translation>
    </message>
    <message>
        <source>`{0}` of kernel `{1}`: the bits that it stores into `{2}` have no derivative.</source>
        <translation>`{0}` des Kernels `{1}`: Die Bits, die er in `{2}` speichert, haben keine Ableitung.</translation>
    </message>
    <message>
        <source>`{0}` of kernel `{1}`: there is no derivative of its operation `{2}`.</source>
        <translation>`{0}` des Kernels `{1}`: Für seine Operation `{2}` gibt es keine Ableitung.</translation>
    </message>
    <message>
        <source>`{0}` of kernel `{1}`: this version does not follow {2}.</source>
        <translation>`{0}` des Kernels `{1}`: Diese Version verfolgt {2} nicht.</translation>
    </message>
    <message>
        <source>`{0}` of kernel `{1}`: what finishes `{2}` is more than comparisons of real numbers joined by `lor`.</source>
        <translation>`{0}` des Kernels `{1}`: Was `{2}` beendet, ist mehr als Vergleiche reeller Zahlen, verbunden mit `lor`.</translation>
    </message>
    <message>
        <source>`{0}` of kernel `{1}`: which sample&apos;s value stays in `{2}` is not known where several store into one place.</source>
        <translation>`{0}` des Kernels `{1}`: Welches Samples Wert in `{2}` bleibt, ist nicht bekannt, wo mehrere an einer Stelle speichern.</translation>
    </message>
    <message>
        <source>`{0}` of the kind `{1}` is {2}, which is no declaration.</source>
        <translation>`{0}` der Art `{1}` ist {2}, was keine Deklaration ist.</translation>
    </message>
    <message>
        <source>`{0}` solves for a right-hand side of {1} rows, but it is given {2}.</source>
        <translation>`{0}` löst für eine rechte Seite aus {1} Zeilen, bekommt aber {2}.</translation>
    </message>
    <message>
        <source>`{0}` stands in {1}, but it is made of the values of all samples.</source>
        <translation>`{0}` steht in {1}, entsteht aber aus den Werten aller Samples.</translation>
    </message>
    <message>
        <source>`{0}`: raw device text is not compiled by this version.</source>
        <translation>`{0}`: Rohen Gerätetext kompiliert diese Version nicht.</translation>
    </message>
    <message>
        <source>`{0}`: this class is not evaluated by this version.</source>
        <translation>`{0}`: Diese Klasse wertet diese Version nicht aus.</translation>
    </message>
    <message>
        <source>`{1}` is no part of the kind `{0}`.</source>
        <translation>`{1}` ist kein Teil der Art `{0}`.</translation>
    </message>
    <message>
        <source>`{1}` of kernel `{0}` cannot be resolved to `{2}`.</source>
        <translation>`{1}` des Kernels `{0}` kann nicht zu `{2}` aufgelöst werden.</translation>
    </message>
    <message>
        <source>`{1}` of kernel `{0}` has the policy `{2}`, which its author chose.</source>
        <translation>`{1}` des Kernels `{0}` hat die Form `{2}`, die sein Autor gewählt hat.</translation>
    </message>
    <message>
        <source>`{1}` of kernel `{0}` stands in a loop and is not resolved.</source>
        <translation>`{1}` des Kernels `{0}` steht in einer Schleife und wird nicht aufgelöst.</translation>
    </message>
    <message>
        <source>`{1}` of the kind `{0}` is {2}.</source>
        <translation>`{1}` der Art `{0}` ist {2}.</translation>
    </message>
    <message>
        <source>{0} is no value that can take part in `{1}`.</source>
        <translation>{0} ist kein Wert, der an `{1}` teilnehmen kann.</translation>
    </message>
    <message>
        <source>{0} is no way to store that this version has.</source>
        <translation>{0} ist keine Art zu speichern, die diese Version hat.</translation>
    </message>
    <message>
        <source>Compute the rule from its arguments.</source>
        <translation>Berechnen Sie die Regel aus ihren Argumenten.</translation>
    </message>
    <message>
        <source>Give each adjoint the type of its argument; `0.0` does for a Scalar that has none.</source>
        <translation>Geben Sie jeder Adjungierten den Typ ihres Arguments; `0.0` genügt für einen Scalar, der keine hat.</translation>
    </message>
    <message>
        <source>Give the tangent the type of the result.</source>
        <translation>Geben Sie der Tangente den Typ des Ergebnisses.</translation>
    </message>
    <message>
        <source>Return a tuple with one adjoint for each argument; `0.0` does for one that has none.</source>
        <translation>Geben Sie ein Tupel mit einer Adjungierten für jedes Argument zurück; `0.0` genügt für eines, das keine hat.</translation>
    </message>
    <message>
        <source>The primitive `{0}` has no rule `{1}`, which the derivative needs.</source>
        <translation>Die primitive Funktion `{0}` hat keine Regel `{1}`, die die Ableitung braucht.</translation>
    </message>
    <message>
        <source>The rule `{1}` of the primitive `{0}` gives {2} adjoints for {3} arguments.</source>
        <translation>Die Regel `{1}` der primitiven Funktion `{0}` ergibt {2} Adjungierte für {3} Argumente.</translation>
    </message>
    <message>
        <source>The rule `{1}` of the primitive `{0}` gives {2} as the tangent of a result of type {3}.</source>
        <translation>Die Regel `{1}` der primitiven Funktion `{0}` ergibt {2} als Tangente eines Ergebnisses vom Typ {3}.</translation>
    </message>
    <message>
        <source>The rule `{1}` of the primitive `{0}` gives {3} as the adjoint of argument {2}, which is of type {4}.</source>
        <translation>Die Regel `{1}` der primitiven Funktion `{0}` ergibt {3} als Adjungierte des Arguments {2}, das vom Typ {4} ist.</translation>
    </message>
    <message>
        <source>The rule `{1}` of the primitive `{0}` uses values of other samples.</source>
        <translation>Die Regel `{1}` der primitiven Funktion `{0}` verwendet Werte anderer Samples.</translation>
    </message>
    <message>
        <source>Write it as `{1}=…`, or take the derivative in the direction of the rule that it has.</source>
        <translation>Schreiben Sie sie als `{1}=…`, oder bilden Sie die Ableitung in der Richtung der Regel, die es gibt.</translation>
    </message>
    <message>
        <source>Give it a shorter window.</source>
        <translation>Geben Sie ihm ein kürzeres Fenster.</translation>
    </message>
    <message>
        <source>Read a `Mutable` before it is stored into, as a step does.</source>
        <translation>Lesen Sie ein `Mutable`, bevor es beschrieben wird, wie es ein Schritt tut.</translation>
    </message>
    <message>
        <source>Read the table outside of loops, or leave it out of `wrt` of the first derivative.</source>
        <translation>Lesen Sie die Tabelle außerhalb von Schleifen, oder lassen Sie sie aus `wrt` der ersten Ableitung weg.</translation>
    </message>
    <message>
        <source>Write `@hawk.kernel(time=&quot;t&quot;, time_step=&quot;dt&quot;)` above it, with the names of its plane and its number.</source>
        <translation>Schreiben Sie `@hawk.kernel(time=&quot;t&quot;, time_step=&quot;dt&quot;)` darüber, mit den Namen seiner Datenreihe und seiner Zahl.</translation>
    </message>
    <message>
        <source>Write `{1}(kernel, 64)`.</source>
        <translation>Schreiben Sie `{1}(kernel, 64)`.</translation>
    </message>
    <message>
        <source>`{0}` is not understood: `{1}` takes a kernel and how many steps it keeps.</source>
        <translation>`{0}` ist nicht zu verstehen: `{1}` nimmt einen Kernel und die Zahl der Schritte, die es behält.</translation>
    </message>
    <message>
        <source>`{0}` of kernel `{1}`: it adds to `{2}` in every iteration of a loop, as the derivative of a read in a loop does, and has no derivative itself.</source>
        <translation>`{0}` des Kernels `{1}`: Er addiert in jeder Iteration einer Schleife zu `{2}`, wie es die Ableitung eines Lesens in einer Schleife tut, und hat selbst keine Ableitung.</translation>
    </message>
    <message>
        <source>`{0}` of kernel `{1}`: it does not say by how much a step advances the time.</source>
        <translation>`{0}` des Kernels `{1}`: Er sagt nicht, um wie viel ein Schritt die Zeit voranbringt.</translation>
    </message>
    <message>
        <source>`{0}` of kernel `{1}`: it goes on from no plane with real numbers that it stores into.</source>
        <translation>`{0}` des Kernels `{1}`: Er setzt keine Datenreihe reeller Zahlen fort, die er beschreibt.</translation>
    </message>
    <message>
        <source>`{0}` of kernel `{1}`: it has a plane called `{2}`, which `{0}` adds.</source>
        <translation>`{0}` des Kernels `{1}`: Er hat eine Datenreihe namens `{2}`, die `{0}` hinzufügt.</translation>
    </message>
    <message>
        <source>`{0}` of kernel `{1}`: its tape would have {2} numbers for each sample, more than {3}.</source>
        <translation>`{0}` des Kernels `{1}`: Sein Band hätte {2} Zahlen für jedes Sample, mehr als {3}.</translation>
    </message>
    <message>
        <source>Read a smooth one instead, such as `log(hawk.sum(exp(x)))`, or pass it as a `Param`.</source>
        <translation>Lesen Sie stattdessen ein glattes, etwa `log(hawk.sum(exp(x)))`, oder übergeben Sie es als `Param`.</translation>
    </message>
    <message>
        <source>`{0}` of kernel `{1}`: it reads the {2} over all samples, which has no derivative where several samples share it.</source>
        <translation>`{0}` des Kernels `{1}`: Er liest {2} über alle Samples; das hat keine Ableitung, wo mehrere Samples es teilen.</translation>
    </message>
    <message>
        <source>Leave that to a kernel of its own.</source>
        <translation>Überlassen Sie das einem eigenen Kernel.</translation>
    </message>
    <message>
        <source>`{0}` of kernel `{1}`: its samples store into, or read, what belongs to all of them, which no step can go on from.</source>
        <translation>`{0}` des Kernels `{1}`: Seine Samples speichern in etwas, das allen gehört, oder lesen es; davon kann kein Schritt ausgehen.</translation>
    </message>
    <message>
        <source>Make a kernel of the event with `guard_kernel`.</source>
        <translation>Bilden Sie mit `guard_kernel` einen Kernel des Ereignisses.</translation>
    </message>
    <message>
        <source>`{0}`: this function of a runner is not compiled by this version.</source>
        <translation>`{0}`: Diese Funktion eines Laufprogramms wird von dieser Version nicht kompiliert.</translation>
    </message>
    <message>
        <source>Count to a smaller number, or leave the loop early with `if condition: break`.</source>
        <translation>Zählen Sie bis zu einer kleineren Zahl, oder verlassen Sie die Schleife früher mit `if condition: break`.</translation>
    </message>
    <message>
        <source>Each sample would take more than 1,000,000,000 iterations here.</source>
        <translation>Jedes Sample bräuchte hier mehr als 1.000.000.000 Durchläufe.</translation>
    </message>
    <message>
        <source>Give the first parts a name in a statement of their own, or use a table.</source>
        <translation>Geben Sie den ersten Teilen in einer eigenen Anweisung einen Namen, oder verwenden Sie eine Tabelle.</translation>
    </message>
    <message>
        <source>This is a chain of more than 1,000 parts.</source>
        <translation>Dies ist eine Kette aus mehr als 1.000 Teilen.</translation>
    </message>
    <message>
        <source>A whole number here needs more than 65,536 bits.</source>
        <translation>Eine ganze Zahl braucht hier mehr als 65.536 Bit.</translation>
    </message>
    <message>
        <source>Correct line {1}; its own message says how.</source>
        <translation>Korrigieren Sie Zeile {1}; wie, sagt deren eigene Meldung.</translation>
    </message>
    <message>
        <source>This whole number is beyond the range of real numbers, and a value of a sample is real.</source>
        <translation>Diese ganze Zahl liegt außerhalb des Bereichs der reellen Zahlen, und ein Wert eines Samples ist reell.</translation>
    </message>
    <message>
        <source>Use a smaller number, or a real one such as `1e300`.</source>
        <translation>Nehmen Sie eine kleinere Zahl oder eine reelle wie `1e300`.</translation>
    </message>
    <message>
        <source>`{0}` has no value, because line {1} fails.</source>
        <translation>`{0}` hat keinen Wert, weil Zeile {1} fehlschlägt.</translation>
    </message>
    <message>
        <source>`{0}` is made with `{2}` (line {1}), which needs Python, so its value is not known here.</source>
        <translation>`{0}` entsteht mit `{2}` (Zeile {1}), wofür Python nötig ist; sein Wert ist hier deshalb nicht bekannt.</translation>
    </message>
    <message>
        <source>Correct the format, or convert the value before.</source>
        <translation>Berichtigen Sie das Format, oder wandeln Sie den Wert vorher um.</translation>
    </message>
    <message>
        <source>`{0}` is no format for {1}.</source>
        <translation>`{0}` ist kein Format für {1}.</translation>
    </message>
</context>
<context>
    <name>SaveText</name>
    <message>
        <source>Saving %1</source>
        <extracomment>A job in the status bar; %1 is a file.</extracomment>
        <translation>%1 wird gespeichert</translation>
    </message>
</context>
<context>
    <name>Vocabulary</name>
    <message>
        <source>-1 &lt;= x &lt;= 1; gives -pi/2 to pi/2</source>
        <translation>-1 &lt;= x &lt;= 1; ergibt -pi/2 bis pi/2</translation>
    </message>
    <message>
        <source>-1 &lt;= x &lt;= 1; gives 0 to pi</source>
        <translation>-1 &lt;= x &lt;= 1; ergibt 0 bis pi</translation>
    </message>
    <message>
        <source>-1, 0 or 1; NaN stays</source>
        <translation>-1, 0 oder 1; NaN bleibt</translation>
    </message>
    <message>
        <source>-y/rate for rate</source>
        <translation>-y/rate für rate</translation>
    </message>
    <message>
        <source>1 - erf(x), exact for large x</source>
        <translation>1 - erf(x), genau für große x</translation>
    </message>
    <message>
        <source>1 for x &gt;= 0, -1 below</source>
        <translation>1 für x &gt;= 0, -1 darunter</translation>
    </message>
    <message>
        <source>1 or -1 for a; 0 for b</source>
        <translation>1 oder -1 für a; 0 für b</translation>
    </message>
    <message>
        <source>1 to 32 rows</source>
        <translation>1 bis 32 Zeilen</translation>
    </message>
    <message>
        <source>1 to 32 rows; info 2: neighbours too close</source>
        <translation>1 bis 32 Zeilen; info 2: Nachbarn zu nah</translation>
    </message>
    <message>
        <source>1 to 32 rows; not positive definite: zeros, info &gt; 0</source>
        <translation>1 bis 32 Zeilen; nicht positiv definit: Nullen, info &gt; 0</translation>
    </message>
    <message>
        <source>1 to 32 rows; singular: info &gt; 0</source>
        <translation>1 bis 32 Zeilen; singulär: info &gt; 0</translation>
    </message>
    <message>
        <source>1 to 32 rows; singular: zeros, info &gt; 0</source>
        <translation>1 bis 32 Zeilen; singulär: Nullen, info &gt; 0</translation>
    </message>
    <message>
        <source>1 with probability p, else 0</source>
        <translation>1 mit der Wahrscheinlichkeit p, sonst 0</translation>
    </message>
    <message>
        <source>1, -1 where a &gt; b; else 0</source>
        <translation>1, -1 wo a &gt; b; sonst 0</translation>
    </message>
    <message>
        <source>1, z for mean and sd</source>
        <translation>1, z für mean und sd</translation>
    </message>
    <message>
        <source>1-u, u for lo and hi</source>
        <translation>1-u, u für lo und hi</translation>
    </message>
    <message>
        <source>2 to the power of x</source>
        <translation>2 hoch x</translation>
    </message>
    <message>
        <source>A Poisson draw of mean 1, at most 16</source>
        <translation>Eine Poisson-verteilte Zahl mit Mittel 1, höchstens 16</translation>
    </message>
    <message>
        <source>A column as a vector</source>
        <translation>Eine Spalte als Vektor</translation>
    </message>
    <message>
        <source>A draw between lo and hi, the same for equal seed, counter and sample</source>
        <translation>Eine Zahl zwischen lo und hi, dieselbe für gleichen Startwert, Zähler und gleiches Sample</translation>
    </message>
    <message>
        <source>A draw of a normal vector with this mean and covariance</source>
        <translation>Ein normalverteilter Vektor mit diesem Mittel und dieser Kovarianz</translation>
    </message>
    <message>
        <source>A factor for lu_solve, and info</source>
        <translation>Ein Faktor für lu_solve, und info</translation>
    </message>
    <message>
        <source>A helper function with a derivative of its own</source>
        <translation>Eine Hilfsfunktion mit eigener Ableitung</translation>
    </message>
    <message>
        <source>A kernel made of another one, such as its derivative</source>
        <translation>Ein Kernel aus einem anderen, etwa dessen Ableitung</translation>
    </message>
    <message>
        <source>A mask: where it is set, a sample is skipped; assign a condition to finish samples</source>
        <translation>Eine Maske: Wo sie gesetzt ist, wird ein Sample übersprungen; eine Bedingung zuzuweisen beendet Samples</translation>
    </message>
    <message>
        <source>A matrix for each sample</source>
        <translation>Eine Matrix je Sample</translation>
    </message>
    <message>
        <source>A matrix of numbers, of rows mat([u, v]) or of columns mat([u, v], columns=True)</source>
        <translation>Eine Matrix aus Zahlen, aus Zeilen mat([u, v]) oder aus Spalten mat([u, v], columns=True)</translation>
    </message>
    <message>
        <source>A normal draw, the same for equal seed, counter and sample</source>
        <translation>Eine normalverteilte Zahl, dieselbe für gleichen Startwert, Zähler und gleiches Sample</translation>
    </message>
    <message>
        <source>A part of the vector</source>
        <translation>Ein Teil des Vektors</translation>
    </message>
    <message>
        <source>A plane that is read and written in place; assign it like a variable</source>
        <translation>Eine Datenreihe, die an Ort und Stelle gelesen und geschrieben wird; weisen Sie ihr zu wie einer Variablen</translation>
    </message>
    <message>
        <source>A quaternion for each sample, the real part first</source>
        <translation>Ein Quaternion je Sample, der Realteil zuerst</translation>
    </message>
    <message>
        <source>A row as a vector</source>
        <translation>Eine Zeile als Vektor</translation>
    </message>
    <message>
        <source>A vector for each sample</source>
        <translation>Ein Vektor je Sample</translation>
    </message>
    <message>
        <source>A vector of numbers</source>
        <translation>Ein Vektor aus Zahlen</translation>
    </message>
    <message>
        <source>A whole number as a real one</source>
        <translation>Eine ganze Zahl als reelle</translation>
    </message>
    <message>
        <source>A whole number from lo to hi, as a real number</source>
        <translation>Eine ganze Zahl von lo bis hi, als reelle Zahl</translation>
    </message>
    <message>
        <source>An Index that never falls from one sample to the next</source>
        <translation>Ein Index, der von Sample zu Sample nie fällt</translation>
    </message>
    <message>
        <source>An exponential draw</source>
        <translation>Eine exponentialverteilte Zahl</translation>
    </message>
    <message>
        <source>Eigenvalues ascending, eigenvectors in columns, info, of the symmetric part</source>
        <translation>Eigenwerte aufsteigend, Eigenvektoren in Spalten, info, des symmetrischen Teils</translation>
    </message>
    <message>
        <source>Infinity</source>
        <translation>Unendlich</translation>
    </message>
    <message>
        <source>Makes a factor of a lower triangular matrix; gives the factor and info</source>
        <translation>Macht aus einer unteren Dreiecksmatrix einen Faktor; ergibt ihn und info</translation>
    </message>
    <message>
        <source>Makes a kind of kernels</source>
        <translation>Macht eine Art von Kerneln</translation>
    </message>
    <message>
        <source>Marks a function as a kernel: it is compiled and done for every sample</source>
        <translation>Macht eine Funktion zum Kernel: Sie wird kompiliert und für jedes Sample ausgeführt</translation>
    </message>
    <message>
        <source>NaN of any argument stays</source>
        <translation>NaN jedes Arguments bleibt</translation>
    </message>
    <message>
        <source>NaN stays</source>
        <translation>NaN bleibt</translation>
    </message>
    <message>
        <source>No number</source>
        <translation>Keine Zahl</translation>
    </message>
    <message>
        <source>Numbers that every sample may read at any place</source>
        <translation>Zahlen, die jedes Sample an jeder Stelle lesen darf</translation>
    </message>
    <message>
        <source>One 32-bit whole number for each sample, which wraps at its range</source>
        <translation>Eine ganze Zahl von 32 Bit je Sample, die an ihren Grenzen umläuft</translation>
    </message>
    <message>
        <source>One 32-bit whole number without a sign for each sample</source>
        <translation>Eine ganze Zahl von 32 Bit ohne Vorzeichen je Sample</translation>
    </message>
    <message>
        <source>One 64-bit whole number for each sample, which counts and chooses components</source>
        <translation>Eine ganze Zahl von 64 Bit je Sample, die zählt und Komponenten wählt</translation>
    </message>
    <message>
        <source>One number for all samples; it may have a default</source>
        <translation>Eine Zahl für alle Samples; sie darf einen Vorgabewert haben</translation>
    </message>
    <message>
        <source>One real number for each sample</source>
        <translation>Eine reelle Zahl je Sample</translation>
    </message>
    <message>
        <source>Rows as columns</source>
        <translation>Zeilen als Spalten</translation>
    </message>
    <message>
        <source>Solves with a factor of cholesky or chol_from</source>
        <translation>Löst mit einem Faktor von cholesky oder chol_from</translation>
    </message>
    <message>
        <source>Solves with a factor of lu</source>
        <translation>Löst mit einem Faktor von lu</translation>
    </message>
    <message>
        <source>Stores or adds into a plane at a key</source>
        <translation>Speichert oder addiert in eine Datenreihe an einem Schlüssel</translation>
    </message>
    <message>
        <source>The angle in radians of the point with ordinate a and abscissa b</source>
        <translation>Der Winkel im Bogenmaß des Punkts mit der Ordinate a und der Abszisse b</translation>
    </message>
    <message>
        <source>The angle in radians whose cosine is x</source>
        <translation>Der Winkel im Bogenmaß, dessen Kosinus x ist</translation>
    </message>
    <message>
        <source>The angle in radians whose sine is x</source>
        <translation>Der Winkel im Bogenmaß, dessen Sinus x ist</translation>
    </message>
    <message>
        <source>The angle in radians whose tangent is x</source>
        <translation>Der Winkel im Bogenmaß, dessen Tangens x ist</translation>
    </message>
    <message>
        <source>The base of a kind of kernels, which names planes that its kernels share</source>
        <translation>Die Basis einer Art von Kerneln; sie nennt Datenreihen, die ihre Kernel gemeinsam haben</translation>
    </message>
    <message>
        <source>The branch number k, computed alone; k outside counts as the nearest</source>
        <translation>Der Zweig Nummer k, allein berechnet; k außerhalb zählt als der nächste</translation>
    </message>
    <message>
        <source>The conjugate of a quaternion</source>
        <translation>Das konjugierte Quaternion</translation>
    </message>
    <message>
        <source>The coordinate of this sample on an axis of a grid</source>
        <translation>Die Koordinate dieses Samples auf einer Achse eines Gitters</translation>
    </message>
    <message>
        <source>The cosine of an angle in radians</source>
        <translation>Der Kosinus eines Winkels im Bogenmaß</translation>
    </message>
    <message>
        <source>The determinant; 0 of a singular matrix</source>
        <translation>Die Determinante; 0 bei einer singulären Matrix</translation>
    </message>
    <message>
        <source>The diagonal of a square matrix as a vector</source>
        <translation>Die Diagonale einer quadratischen Matrix als Vektor</translation>
    </message>
    <message>
        <source>The distance to the next number away from zero</source>
        <translation>Der Abstand zur nächsten Zahl von null weg</translation>
    </message>
    <message>
        <source>The draws of random numbers under short names</source>
        <translation>Die Zufallszahlen unter kurzen Namen</translation>
    </message>
    <message>
        <source>The entry of a plane at a place; the same as t.at(i)</source>
        <translation>Der Eintrag einer Datenreihe an einer Stelle; dasselbe wie t.at(i)</translation>
    </message>
    <message>
        <source>The error function</source>
        <translation>Die Fehlerfunktion</translation>
    </message>
    <message>
        <source>The forward derivative of a kernel: tangents of its outputs for tangents of its inputs</source>
        <translation>Die Vorwärtsableitung eines Kernels: Tangenten seiner Ausgaben für Tangenten seiner Eingaben</translation>
    </message>
    <message>
        <source>The hyperbolic cosine</source>
        <translation>Der Kosinus hyperbolicus</translation>
    </message>
    <message>
        <source>The hyperbolic sine</source>
        <translation>Der Sinus hyperbolicus</translation>
    </message>
    <message>
        <source>The hyperbolic tangent</source>
        <translation>Der Tangens hyperbolicus</translation>
    </message>
    <message>
        <source>The inverse and info</source>
        <translation>Die Inverse und info</translation>
    </message>
    <message>
        <source>The inverse of cosh</source>
        <translation>Die Umkehrung von cosh</translation>
    </message>
    <message>
        <source>The inverse of sinh</source>
        <translation>Die Umkehrung von sinh</translation>
    </message>
    <message>
        <source>The inverse of tanh</source>
        <translation>Die Umkehrung von tanh</translation>
    </message>
    <message>
        <source>The kernel that takes so many steps in one launch</source>
        <translation>Der Kernel, der so viele Schritte in einem Start macht</translation>
    </message>
    <message>
        <source>The kernel with a chosen form of a dispatch</source>
        <translation>Der Kernel mit einer gewählten Form eines dispatch</translation>
    </message>
    <message>
        <source>The kernel with each Param as a plane</source>
        <translation>Der Kernel mit jedem Param als Datenreihe</translation>
    </message>
    <message>
        <source>The larger one; a number before NaN</source>
        <translation>Das größere; eine Zahl geht vor NaN</translation>
    </message>
    <message>
        <source>The largest entry; a number before NaN</source>
        <translation>Der größte Eintrag; eine Zahl geht vor NaN</translation>
    </message>
    <message>
        <source>The largest value of all samples</source>
        <translation>Der größte Wert aller Samples</translation>
    </message>
    <message>
        <source>The length of a vector</source>
        <translation>Die Länge eines Vektors</translation>
    </message>
    <message>
        <source>The logarithm to base 10</source>
        <translation>Der Logarithmus zur Basis 10</translation>
    </message>
    <message>
        <source>The logarithm to base 2</source>
        <translation>Der Logarithmus zur Basis 2</translation>
    </message>
    <message>
        <source>The lower triangle, zeros above</source>
        <translation>Das untere Dreieck, darüber Nullen</translation>
    </message>
    <message>
        <source>The lower triangular L with L*L&apos; = (A+A&apos;)/2; gives L and info</source>
        <translation>Die untere Dreiecksmatrix L mit L*L&apos; = (A+A&apos;)/2; ergibt L und info</translation>
    </message>
    <message>
        <source>The magnitude of a with the sign bit of b</source>
        <translation>Der Betrag von a mit dem Vorzeichenbit von b</translation>
    </message>
    <message>
        <source>The magnitude of x</source>
        <translation>Der Betrag von x</translation>
    </message>
    <message>
        <source>The magnitude of x; the same as abs</source>
        <translation>Der Betrag von x; dasselbe wie abs</translation>
    </message>
    <message>
        <source>The matrix of all products of entries</source>
        <translation>Die Matrix aller Produkte von Einträgen</translation>
    </message>
    <message>
        <source>The mean of the entries</source>
        <translation>Das Mittel der Einträge</translation>
    </message>
    <message>
        <source>The mean of the entries, or along an axis of a matrix</source>
        <translation>Das Mittel der Einträge oder entlang einer Achse einer Matrix</translation>
    </message>
    <message>
        <source>The mean over all samples</source>
        <translation>Das Mittel über alle Samples</translation>
    </message>
    <message>
        <source>The natural logarithm</source>
        <translation>Der natürliche Logarithmus</translation>
    </message>
    <message>
        <source>The nearest whole number, halves away from zero</source>
        <translation>Die nächste ganze Zahl, Hälften von null weg</translation>
    </message>
    <message>
        <source>The nearest whole number, halves to the even one</source>
        <translation>Die nächste ganze Zahl, Hälften zur geraden</translation>
    </message>
    <message>
        <source>The next whole number from x downward</source>
        <translation>Die nächste ganze Zahl von x abwärts</translation>
    </message>
    <message>
        <source>The next whole number from x upward</source>
        <translation>Die nächste ganze Zahl von x aufwärts</translation>
    </message>
    <message>
        <source>The number of samples of the launch, as an Index</source>
        <translation>Die Anzahl der Samples des Starts, als Index</translation>
    </message>
    <message>
        <source>The number of this sample as a quotient by m and a remainder</source>
        <translation>Die Nummer dieses Samples als Quotient durch m und Rest</translation>
    </message>
    <message>
        <source>The number of this sample in the launch, as an Index</source>
        <translation>Die Nummer dieses Samples im Start, als Index</translation>
    </message>
    <message>
        <source>The pair (i, j), i &lt; j, that this sample stands for in a launch over all pairs</source>
        <translation>Das Paar (i, j), i &lt; j, für das dieses Sample in einem Start über alle Paare steht</translation>
    </message>
    <message>
        <source>The position of the largest entry, the first of equal ones, as an Index</source>
        <translation>Die Stelle des größten Eintrags, bei gleichen des ersten, als Index</translation>
    </message>
    <message>
        <source>The product of two quaternions</source>
        <translation>Das Produkt zweier Quaternionen</translation>
    </message>
    <message>
        <source>The quaternion (0, v)</source>
        <translation>Das Quaternion (0, v)</translation>
    </message>
    <message>
        <source>The real cube root</source>
        <translation>Die reelle Kubikwurzel</translation>
    </message>
    <message>
        <source>The reciprocal of a quaternion</source>
        <translation>Der Kehrwert eines Quaternions</translation>
    </message>
    <message>
        <source>The remainder of a/b with the sign of a</source>
        <translation>Der Rest von a/b mit dem Vorzeichen von a</translation>
    </message>
    <message>
        <source>The remainder of a/b with the sign of b</source>
        <translation>Der Rest von a/b mit dem Vorzeichen von b</translation>
    </message>
    <message>
        <source>The reverse derivative of a kernel: adjoints of its inputs for seeds of its outputs</source>
        <translation>Die Rückwärtsableitung eines Kernels: Adjungierte seiner Eingaben für Startwerte seiner Ausgaben</translation>
    </message>
    <message>
        <source>The sine of an angle in radians</source>
        <translation>Der Sinus eines Winkels im Bogenmaß</translation>
    </message>
    <message>
        <source>The smaller one; a number before NaN</source>
        <translation>Das kleinere; eine Zahl geht vor NaN</translation>
    </message>
    <message>
        <source>The smallest entry; a number before NaN</source>
        <translation>Der kleinste Eintrag; eine Zahl geht vor NaN</translation>
    </message>
    <message>
        <source>The smallest value of all samples</source>
        <translation>Der kleinste Wert aller Samples</translation>
    </message>
    <message>
        <source>The square matrix with v on its diagonal; of a matrix, its diagonal</source>
        <translation>Die quadratische Matrix mit v auf der Diagonalen; von einer Matrix deren Diagonale</translation>
    </message>
    <message>
        <source>The square root</source>
        <translation>Die Quadratwurzel</translation>
    </message>
    <message>
        <source>The step of Levenberg and Marquardt, -inverse(J&apos;*J + mu*I)*J&apos;*r</source>
        <translation>Der Schritt von Levenberg und Marquardt, -inverse(J&apos;*J + mu*I)*J&apos;*r</translation>
    </message>
    <message>
        <source>The sum of all entries of a vector or matrix</source>
        <translation>Die Summe aller Einträge eines Vektors oder einer Matrix</translation>
    </message>
    <message>
        <source>The sum of the diagonal</source>
        <translation>Die Summe der Diagonalen</translation>
    </message>
    <message>
        <source>The sum of the entries</source>
        <translation>Die Summe der Einträge</translation>
    </message>
    <message>
        <source>The sum of the entries, or along an axis of a matrix</source>
        <translation>Die Summe der Einträge oder entlang einer Achse einer Matrix</translation>
    </message>
    <message>
        <source>The sum of the products of entries</source>
        <translation>Die Summe der Produkte der Einträge</translation>
    </message>
    <message>
        <source>The sum over all samples, compensated</source>
        <translation>Die Summe über alle Samples, kompensiert</translation>
    </message>
    <message>
        <source>The tangent of an angle in radians</source>
        <translation>Der Tangens eines Winkels im Bogenmaß</translation>
    </message>
    <message>
        <source>The three imaginary parts of a quaternion</source>
        <translation>Die drei Imaginärteile eines Quaternions</translation>
    </message>
    <message>
        <source>The unit matrix of n rows</source>
        <translation>Die Einheitsmatrix mit n Zeilen</translation>
    </message>
    <message>
        <source>The value of this plane at another place</source>
        <translation>Der Wert dieser Datenreihe an einer anderen Stelle</translation>
    </message>
    <message>
        <source>The vector product</source>
        <translation>Das Vektorprodukt</translation>
    </message>
    <message>
        <source>The x with A*x = b, and info</source>
        <translation>Das x mit A*x = b, und info</translation>
    </message>
    <message>
        <source>The x with the smallest |J*x - r|, by the normal equations, and info</source>
        <translation>Das x mit dem kleinsten |J*x - r|, über die Normalgleichungen, und info</translation>
    </message>
    <message>
        <source>Whether both conditions hold; both are computed</source>
        <translation>Ob beide Bedingungen gelten; beide werden berechnet</translation>
    </message>
    <message>
        <source>Whether one of the conditions holds; both are computed</source>
        <translation>Ob eine der Bedingungen gilt; beide werden berechnet</translation>
    </message>
    <message>
        <source>Whether the condition does not hold</source>
        <translation>Ob die Bedingung nicht gilt</translation>
    </message>
    <message>
        <source>Whether x is infinite</source>
        <translation>Ob x unendlich ist</translation>
    </message>
    <message>
        <source>Whether x is neither infinite nor NaN</source>
        <translation>Ob x weder unendlich noch NaN ist</translation>
    </message>
    <message>
        <source>Whether x is no number</source>
        <translation>Ob x keine Zahl ist</translation>
    </message>
    <message>
        <source>a - b where it is positive, else 0</source>
        <translation>a - b, wo es positiv ist, sonst 0</translation>
    </message>
    <message>
        <source>a &gt;= 0, or whole b</source>
        <translation>a &gt;= 0, oder ganzes b</translation>
    </message>
    <message>
        <source>a positive diagonal, else info tells the row</source>
        <translation>positive Diagonale, sonst nennt info die Zeile</translation>
    </message>
    <message>
        <source>a solve with the same factor</source>
        <translation>eine Lösung mit demselben Faktor</translation>
    </message>
    <message>
        <source>a solve with the transposed factor</source>
        <translation>eine Lösung mit dem transponierten Faktor</translation>
    </message>
    <message>
        <source>a square matrix</source>
        <translation>eine quadratische Matrix</translation>
    </message>
    <message>
        <source>a to the power of b</source>
        <translation>a hoch b</translation>
    </message>
    <message>
        <source>a to the power of b; the same as power</source>
        <translation>a hoch b; dasselbe wie power</translation>
    </message>
    <message>
        <source>a vector of 3</source>
        <translation>ein Vektor aus 3 Zahlen</translation>
    </message>
    <message>
        <source>a vector, or single numbers argmax(a, b, c)</source>
        <translation>ein Vektor oder einzelne Zahlen argmax(a, b, c)</translation>
    </message>
    <message>
        <source>a where the condition holds, else b; both are computed</source>
        <translation>a, wo die Bedingung gilt, sonst b; beide werden berechnet</translation>
    </message>
    <message>
        <source>a where the condition holds, else b; the same as where</source>
        <translation>a, wo die Bedingung gilt, sonst b; dasselbe wie where</translation>
    </message>
    <message>
        <source>a*b + c with one rounding</source>
        <translation>a*b + c mit einer Rundung</translation>
    </message>
    <message>
        <source>a/y, b/y; 0 at the origin</source>
        <translation>a/y, b/y; 0 im Ursprung</translation>
    </message>
    <message>
        <source>added at the place</source>
        <translation>an der Stelle addiert</translation>
    </message>
    <message>
        <source>as_pure of the seed</source>
        <translation>as_pure des Startwerts</translation>
    </message>
    <message>
        <source>as_vec3 of the seed</source>
        <translation>as_vec3 des Startwerts</translation>
    </message>
    <message>
        <source>b a vector or a matrix</source>
        <translation>b ein Vektor oder eine Matrix</translation>
    </message>
    <message>
        <source>b not 0, finite a</source>
        <translation>b nicht 0, endliches a</translation>
    </message>
    <message>
        <source>cov positive definite</source>
        <translation>cov positiv definit</translation>
    </message>
    <message>
        <source>e to the power of x</source>
        <translation>e hoch x</translation>
    </message>
    <message>
        <source>ends excluded</source>
        <translation>Grenzen ausgeschlossen</translation>
    </message>
    <message>
        <source>entry by entry</source>
        <translation>Eintrag für Eintrag</translation>
    </message>
    <message>
        <source>exp of a normal draw</source>
        <translation>exp einer normalverteilten Zahl</translation>
    </message>
    <message>
        <source>exp(x) - 1, exact for small x</source>
        <translation>exp(x) - 1, genau für kleine x</translation>
    </message>
    <message>
        <source>finite x</source>
        <translation>endliches x</translation>
    </message>
    <message>
        <source>full rank, else zeros, info &gt; 0</source>
        <translation>voller Rang, sonst Nullen, info &gt; 0</translation>
    </message>
    <message>
        <source>g for each entry</source>
        <translation>g für jeden Eintrag</translation>
    </message>
    <message>
        <source>g on the diagonal</source>
        <translation>g auf der Diagonalen</translation>
    </message>
    <message>
        <source>g*y times the transposed inverse</source>
        <translation>g*y mal die transponierte Inverse</translation>
    </message>
    <message>
        <source>gives -1 to 1</source>
        <translation>ergibt -1 bis 1</translation>
    </message>
    <message>
        <source>gives -pi to pi</source>
        <translation>ergibt -pi bis pi</translation>
    </message>
    <message>
        <source>gives -pi/2 to pi/2</source>
        <translation>ergibt -pi/2 bis pi/2</translation>
    </message>
    <message>
        <source>gives 0 to 2</source>
        <translation>ergibt 0 bis 2</translation>
    </message>
    <message>
        <source>log(1 + x), exact for small x</source>
        <translation>log(1 + x), genau für kleine x</translation>
    </message>
    <message>
        <source>lower triangle of (g+g&apos;)*L</source>
        <translation>unteres Dreieck von (g+g&apos;)*L</translation>
    </message>
    <message>
        <source>m known before the run</source>
        <translation>m vor dem Lauf bekannt</translation>
    </message>
    <message>
        <source>mean + L*z with normal z</source>
        <translation>mean + L*z mit normalverteiltem z</translation>
    </message>
    <message>
        <source>n known before the run</source>
        <translation>n vor dem Lauf bekannt</translation>
    </message>
    <message>
        <source>of the formula, also for q that is no unit</source>
        <translation>der Formel, auch für q mit anderer Länge als 1</translation>
    </message>
    <message>
        <source>of what is solved with it</source>
        <translation>dessen, was damit gelöst wird</translation>
    </message>
    <message>
        <source>one type of a and b</source>
        <translation>ein Typ für a und b</translation>
    </message>
    <message>
        <source>q not 0</source>
        <translation>q nicht 0</translation>
    </message>
    <message>
        <source>sqrt(a*a + b*b) without overflow</source>
        <translation>sqrt(a*a + b*b) ohne Überlauf</translation>
    </message>
    <message>
        <source>the conjugate of the seed</source>
        <translation>das Konjugierte des Startwerts</translation>
    </message>
    <message>
        <source>through the eigenvectors; info 2: 0</source>
        <translation>über die Eigenvektoren; info 2: 0</translation>
    </message>
    <message>
        <source>through the solve</source>
        <translation>über die Lösung</translation>
    </message>
    <message>
        <source>to mean and cov</source>
        <translation>an mean und cov</translation>
    </message>
    <message>
        <source>to the chosen branch</source>
        <translation>an den gewählten Zweig</translation>
    </message>
    <message>
        <source>to the chosen one</source>
        <translation>an das gewählte</translation>
    </message>
    <message>
        <source>to the larger, the first of equal ones</source>
        <translation>an das größere, bei gleichen an das erste</translation>
    </message>
    <message>
        <source>to the smaller, the first of equal ones</source>
        <translation>an das kleinere, bei gleichen an das erste</translation>
    </message>
    <message>
        <source>to x inside, ends included; else to the bound</source>
        <translation>innen, Grenzen eingeschlossen, an x; sonst an die Grenze</translation>
    </message>
    <message>
        <source>two branches or more of one type</source>
        <translation>mindestens zwei Zweige eines Typs</translation>
    </message>
    <message>
        <source>two vectors</source>
        <translation>zwei Vektoren</translation>
    </message>
    <message>
        <source>two vectors of 3</source>
        <translation>zwei Vektoren aus 3 Zahlen</translation>
    </message>
    <message>
        <source>two vectors of one size</source>
        <translation>zwei Vektoren einer Größe</translation>
    </message>
    <message>
        <source>v a vector of 3</source>
        <translation>v ein Vektor aus 3 Zahlen</translation>
    </message>
    <message>
        <source>v turned by q, which is taken as it is: make it a unit before</source>
        <translation>v, gedreht mit q, das genommen wird, wie es ist: vorher auf die Länge 1 bringen</translation>
    </message>
    <message>
        <source>with triangular solves of the same factor</source>
        <translation>mit Dreieckslösungen desselben Faktors</translation>
    </message>
    <message>
        <source>x &gt; -1; -inf at -1</source>
        <translation>x &gt; -1; -inf bei -1</translation>
    </message>
    <message>
        <source>x &gt; 0; -inf at 0</source>
        <translation>x &gt; 0; -inf bei 0</translation>
    </message>
    <message>
        <source>x &gt; 0; inf at 0</source>
        <translation>x &gt; 0; inf bei 0</translation>
    </message>
    <message>
        <source>x &gt;= 1; gives 0 or more</source>
        <translation>x &gt;= 1; ergibt 0 oder mehr</translation>
    </message>
    <message>
        <source>x toward zero and into 0 to n-1, as an Index; NaN gives 0</source>
        <translation>x zur Null hin und auf 0 bis n-1 begrenzt, als Index; NaN ergibt 0</translation>
    </message>
    <message>
        <source>x toward zero and into the range of a UInt32; NaN gives 0</source>
        <translation>x zur Null hin und auf den Bereich eines UInt32 begrenzt; NaN ergibt 0</translation>
    </message>
    <message>
        <source>x toward zero and into the range of an Int32; NaN gives 0</source>
        <translation>x zur Null hin und auf den Bereich eines Int32 begrenzt; NaN ergibt 0</translation>
    </message>
    <message>
        <source>x without what is behind the point</source>
        <translation>x ohne das, was hinter dem Punkt steht</translation>
    </message>
    <message>
        <source>x, but not below lo and not above hi; hi where lo &gt; hi</source>
        <translation>x, aber nicht unter lo und nicht über hi; hi, wo lo &gt; hi</translation>
    </message>
    <message>
        <source>zeros where it does not factor</source>
        <translation>Nullen, wo es keinen Faktor gibt</translation>
    </message>
    <message>
        <source>g*v/y; 0 at 0</source>
        <translation>g*v/y; 0 bei 0</translation>
    </message>
    <message>
        <source>A block of text for one compiler</source>
        <translation>Ein Textblock für einen einzelnen Compiler</translation>
    </message>
    <message>
        <source>A complex number, known before the run</source>
        <translation>Eine komplexe Zahl, vor dem Lauf bekannt</translation>
    </message>
    <message>
        <source>A condition: other samples are left out</source>
        <translation>Eine Bedingung: Andere Samples bleiben außer Betracht</translation>
    </message>
    <message>
        <source>A description of the samples in the Python package, for driver code</source>
        <translation>Eine Beschreibung der Samples im Python-Paket, für Treibercode</translation>
    </message>
    <message>
        <source>A function of the Python package that changes the build</source>
        <translation>Eine Funktion des Python-Pakets, die den Build ändert</translation>
    </message>
    <message>
        <source>A function that gives the adjoints of the arguments</source>
        <translation>Eine Funktion, die die Adjungierten der Argumente liefert</translation>
    </message>
    <message>
        <source>A function that gives the tangent of the result</source>
        <translation>Eine Funktion, die die Tangente des Ergebnisses liefert</translation>
    </message>
    <message>
        <source>A number known before the run as a real one</source>
        <translation>Eine vor dem Lauf bekannte Zahl als reelle</translation>
    </message>
    <message>
        <source>A number known before the run, toward zero</source>
        <translation>Eine vor dem Lauf bekannte Zahl, zur Null hin gerundet</translation>
    </message>
    <message>
        <source>A number with a physical unit</source>
        <translation>Eine Zahl mit physikalischer Einheit</translation>
    </message>
    <message>
        <source>A plane that is copied to fast memory before it is read</source>
        <translation>Eine Datenreihe, die vor dem Lesen in schnellen Speicher kopiert wird</translation>
    </message>
    <message>
        <source>A row of numbers for each sample</source>
        <translation>Eine Zeile von Zahlen je Sample</translation>
    </message>
    <message>
        <source>A row of results for each sample</source>
        <translation>Eine Zeile von Ergebnissen je Sample</translation>
    </message>
    <message>
        <source>A type of numbers as they travel between programs</source>
        <translation>Ein Typ von Zahlen, wie sie zwischen Programmen wandern</translation>
    </message>
    <message>
        <source>A type with units and a shape</source>
        <translation>Ein Typ mit Einheiten und Form</translation>
    </message>
    <message>
        <source>A value known before the run as text</source>
        <translation>Ein vor dem Lauf bekannter Wert als Text</translation>
    </message>
    <message>
        <source>An angle in degrees as radians</source>
        <translation>Ein Winkel in Grad im Bogenmaß</translation>
    </message>
    <message>
        <source>An angle in radians as degrees</source>
        <translation>Ein Winkel im Bogenmaß in Grad</translation>
    </message>
    <message>
        <source>An array with its samples along the first axis, in driver code</source>
        <translation>Ein Array mit den Samples entlang der ersten Achse, in Treibercode</translation>
    </message>
    <message>
        <source>An array with its samples along the last axis, in driver code</source>
        <translation>Ein Array mit den Samples entlang der letzten Achse, in Treibercode</translation>
    </message>
    <message>
        <source>Compiled files of the Python package, for driver code</source>
        <translation>Kompilierte Dateien des Python-Pakets, für Treibercode</translation>
    </message>
    <message>
        <source>Compilers and machines of the Python package, for driver code</source>
        <translation>Compiler und Maschinen des Python-Pakets, für Treibercode</translation>
    </message>
    <message>
        <source>Compiles a kernel from Python, in driver code; here `hawk build` does it</source>
        <translation>Kompiliert einen Kernel aus Python, in Treibercode; hier tut das `hawk build`</translation>
    </message>
    <message>
        <source>Compiling from Python, for driver code</source>
        <translation>Kompilieren aus Python, für Treibercode</translation>
    </message>
    <message>
        <source>Derivatives of kernels</source>
        <translation>Ableitungen von Kerneln</translation>
    </message>
    <message>
        <source>Each value is stored into its own column</source>
        <translation>Jeder Wert wird in seine eigene Spalte geschrieben</translation>
    </message>
    <message>
        <source>Functions of the values of a sample</source>
        <translation>Funktionen der Werte eines Samples</translation>
    </message>
    <message>
        <source>Generated text from Python, for driver code</source>
        <translation>Erzeugter Text aus Python, für Treibercode</translation>
    </message>
    <message>
        <source>How many items there are, known before the run</source>
        <translation>Wie viele Elemente es gibt, vor dem Lauf bekannt</translation>
    </message>
    <message>
        <source>How many samples make a group, or the axis of the grid at which one begins</source>
        <translation>Wie viele Samples eine Gruppe bilden, oder die Achse des Gitters, an der eine beginnt</translation>
    </message>
    <message>
        <source>How many steps one launch takes, or &quot;auto&quot;</source>
        <translation>Wie viele Schritte ein Start macht, oder &quot;auto&quot;</translation>
    </message>
    <message>
        <source>How many steps the tape holds</source>
        <translation>Wie viele Schritte das Band fasst</translation>
    </message>
    <message>
        <source>How samples near a jump are smoothed for derivatives: a width, the name of a Param, or &quot;auto&quot;</source>
        <translation>Wie Samples nahe einem Sprung für Ableitungen geglättet werden: eine Breite, der Name eines Param oder &quot;auto&quot;</translation>
    </message>
    <message>
        <source>How the Python package reads kernels; it has the long forms of declarations</source>
        <translation>Wie das Python-Paket Kernel liest; dort stehen die langen Formen der Deklarationen</translation>
    </message>
    <message>
        <source>How the choice is computed: predicated, switch or auto</source>
        <translation>Wie die Wahl berechnet wird: predicated, switch oder auto</translation>
    </message>
    <message>
        <source>How the sum is rounded: auto, compensated or ordered</source>
        <translation>Wie die Summe gerundet wird: auto, compensated oder ordered</translation>
    </message>
    <message>
        <source>How values are stored</source>
        <translation>Wie Werte geschrieben werden</translation>
    </message>
    <message>
        <source>How values are stored, by its name: plain or atomic</source>
        <translation>Wie Werte geschrieben werden, nach Namen: plain oder atomic</translation>
    </message>
    <message>
        <source>Inputs of several parts, for the Python package</source>
        <translation>Eingaben aus mehreren Teilen, für das Python-Paket</translation>
    </message>
    <message>
        <source>Items of several lists side by side</source>
        <translation>Elemente mehrerer Listen nebeneinander</translation>
    </message>
    <message>
        <source>Kernels return one value, which is stored in a plane of this name</source>
        <translation>Kernel geben einen Wert zurück, der in eine Datenreihe dieses Namens geschrieben wird</translation>
    </message>
    <message>
        <source>Kernels return what they like, under names</source>
        <translation>Kernel geben unter Namen zurück, was sie wollen</translation>
    </message>
    <message>
        <source>Kernels that find when a rollout ends</source>
        <translation>Kernel, die finden, wann eine Folge von Schritten endet</translation>
    </message>
    <message>
        <source>Kinds of kernels, and helpers with derivatives of their own</source>
        <translation>Arten von Kerneln und Hilfsfunktionen mit eigenen Ableitungen</translation>
    </message>
    <message>
        <source>Launching from Python, for driver code</source>
        <translation>Starten aus Python, für Treibercode</translation>
    </message>
    <message>
        <source>Loads a compiled kernel from Python, in driver code</source>
        <translation>Lädt einen kompilierten Kernel aus Python, in Treibercode</translation>
    </message>
    <message>
        <source>No mask skips a sample</source>
        <translation>Keine Maske überspringt ein Sample</translation>
    </message>
    <message>
        <source>Quotient and remainder, rounded downward</source>
        <translation>Quotient und Rest, nach unten gerundet</translation>
    </message>
    <message>
        <source>Runs a kernel from Python, in driver code; here `hawk run` does it</source>
        <translation>Führt einen Kernel aus Python aus, in Treibercode; hier tut das `hawk run`</translation>
    </message>
    <message>
        <source>Small targets of the Python package, for driver code</source>
        <translation>Kleine Ziele des Python-Pakets, für Treibercode</translation>
    </message>
    <message>
        <source>Sums keep what rounding lost in a second plane</source>
        <translation>Summen behalten in einer zweiten Datenreihe, was beim Runden verloren ging</translation>
    </message>
    <message>
        <source>Text for the device compiler alone</source>
        <translation>Text allein für den Gerätecompiler</translation>
    </message>
    <message>
        <source>The Params that become planes; without it, all</source>
        <translation>Die Params, die zu Datenreihen werden; ohne Angabe alle</translation>
    </message>
    <message>
        <source>The axes that the result sums over; without it, all samples</source>
        <translation>Die Achsen, über die summiert wird; ohne Angabe alle Samples</translation>
    </message>
    <message>
        <source>The axis that is summed over: 0 gives one number for each column, 1 for each row</source>
        <translation>Die Achse, über die summiert wird: 0 gibt eine Zahl je Spalte, 1 eine je Zeile</translation>
    </message>
    <message>
        <source>The base of all classes</source>
        <translation>Die Basis aller Klassen</translation>
    </message>
    <message>
        <source>The class of a value known before the run</source>
        <translation>Die Klasse eines vor dem Lauf bekannten Wertes</translation>
    </message>
    <message>
        <source>The condition that ends a step, for driver code</source>
        <translation>Die Bedingung, die einen Schritt beendet, für Treibercode</translation>
    </message>
    <message>
        <source>The covariance, a positive definite matrix</source>
        <translation>Die Kovarianz, eine positiv definite Matrix</translation>
    </message>
    <message>
        <source>The description of a plane in the Python package, for driver code</source>
        <translation>Die Beschreibung einer Datenreihe im Python-Paket, für Treibercode</translation>
    </message>
    <message>
        <source>The digest of the bundle that has the kernel, where the derivative is not in the same one</source>
        <translation>Die Prüfsumme des Bündels mit dem Kernel, wenn die Ableitung nicht im selben liegt</translation>
    </message>
    <message>
        <source>The error of the Python package, for driver code</source>
        <translation>Der Fehler des Python-Pakets, für Treibercode</translation>
    </message>
    <message>
        <source>The functions, or values, that are chosen from</source>
        <translation>Die Funktionen oder Werte, aus denen gewählt wird</translation>
    </message>
    <message>
        <source>The gamma function</source>
        <translation>Die Gammafunktion</translation>
    </message>
    <message>
        <source>The inner form of kernels in the Python package, for driver code</source>
        <translation>Die innere Form von Kerneln im Python-Paket, für Treibercode</translation>
    </message>
    <message>
        <source>The inputs that are derived for; without it, all real ones</source>
        <translation>Die Eingaben, nach denen abgeleitet wird; ohne Angabe alle reellen</translation>
    </message>
    <message>
        <source>The inverse of the mean</source>
        <translation>Der Kehrwert des Mittels</translation>
    </message>
    <message>
        <source>The items as a list</source>
        <translation>Die Elemente als Liste</translation>
    </message>
    <message>
        <source>The items as a tuple</source>
        <translation>Die Elemente als Tupel</translation>
    </message>
    <message>
        <source>The items for which the function gives true</source>
        <translation>Die Elemente, für die die Funktion wahr ergibt</translation>
    </message>
    <message>
        <source>The items from the last to the first</source>
        <translation>Die Elemente vom letzten zum ersten</translation>
    </message>
    <message>
        <source>The items in ascending order</source>
        <translation>Die Elemente in aufsteigender Ordnung</translation>
    </message>
    <message>
        <source>The items with their numbers</source>
        <translation>Die Elemente mit ihren Nummern</translation>
    </message>
    <message>
        <source>The items, each once</source>
        <translation>Die Elemente, jedes einmal</translation>
    </message>
    <message>
        <source>The kernel whose Params become planes</source>
        <translation>Der Kernel, dessen Params zu Datenreihen werden</translation>
    </message>
    <message>
        <source>The kind of the kernel</source>
        <translation>Die Art des Kernels</translation>
    </message>
    <message>
        <source>The larger one, or the largest item</source>
        <translation>Der größere oder das größte Element</translation>
    </message>
    <message>
        <source>The logarithm of the magnitude of the gamma function</source>
        <translation>Der Logarithmus des Betrags der Gammafunktion</translation>
    </message>
    <message>
        <source>The long form of a declaration: a role and what each sample has</source>
        <translation>Die lange Form einer Deklaration: eine Rolle und was jedes Sample hat</translation>
    </message>
    <message>
        <source>The long forms of declarations</source>
        <translation>Die langen Formen der Deklarationen</translation>
    </message>
    <message>
        <source>The lower end</source>
        <translation>Das untere Ende</translation>
    </message>
    <message>
        <source>The lower triangular factor of the covariance</source>
        <translation>Der untere Dreiecksfaktor der Kovarianz</translation>
    </message>
    <message>
        <source>The magnitude of a number</source>
        <translation>Der Betrag einer Zahl</translation>
    </message>
    <message>
        <source>The mask `terminated` skips a sample, where a kernel has it</source>
        <translation>Die Maske `terminated` überspringt ein Sample, wo ein Kernel sie hat</translation>
    </message>
    <message>
        <source>The masks that skip a sample</source>
        <translation>Die Masken, die ein Sample überspringen</translation>
    </message>
    <message>
        <source>The mean of the draws</source>
        <translation>Das Mittel der Ziehungen</translation>
    </message>
    <message>
        <source>The mean of the logarithm</source>
        <translation>Das Mittel des Logarithmus</translation>
    </message>
    <message>
        <source>The name of the helper, once in a module</source>
        <translation>Der Name der Hilfsfunktion, einmal im Modul</translation>
    </message>
    <message>
        <source>The name of the kind</source>
        <translation>Der Name der Art</translation>
    </message>
    <message>
        <source>The name of the mask, or None</source>
        <translation>Der Name der Maske oder None</translation>
    </message>
    <message>
        <source>The name of the plane that holds the time</source>
        <translation>Der Name der Datenreihe mit der Zeit</translation>
    </message>
    <message>
        <source>The name of the step of the time, which every step adds to it</source>
        <translation>Der Name des Zeitschritts, den jeder Schritt zur Zeit addiert</translation>
    </message>
    <message>
        <source>The names of several masks</source>
        <translation>Die Namen mehrerer Masken</translation>
    </message>
    <message>
        <source>The natural logarithm; with a second number, the logarithm to that base</source>
        <translation>Der natürliche Logarithmus; mit einer zweiten Zahl der Logarithmus zu dieser Basis</translation>
    </message>
    <message>
        <source>The number 2.718281828459045</source>
        <translation>Die Zahl 2.718281828459045</translation>
    </message>
    <message>
        <source>The number 3.141592653589793</source>
        <translation>Die Zahl 3.141592653589793</translation>
    </message>
    <message>
        <source>The number 6.283185307179586</source>
        <translation>Die Zahl 6.283185307179586</translation>
    </message>
    <message>
        <source>The number in double precision</source>
        <translation>Die Zahl in doppelter Genauigkeit</translation>
    </message>
    <message>
        <source>The number of the branch, an Index</source>
        <translation>Die Nummer des Zweigs, ein Index</translation>
    </message>
    <message>
        <source>The number of the draw; another number gives another draw</source>
        <translation>Die Nummer der Ziehung; eine andere Nummer gibt eine andere Ziehung</translation>
    </message>
    <message>
        <source>The number rounded to single precision</source>
        <translation>Die Zahl, auf einfache Genauigkeit gerundet</translation>
    </message>
    <message>
        <source>The number that chooses a stream of draws</source>
        <translation>Die Zahl, die eine Folge von Ziehungen wählt</translation>
    </message>
    <message>
        <source>The number toward zero</source>
        <translation>Die Zahl, zur Null hin gerundet</translation>
    </message>
    <message>
        <source>The plane that keeps the result</source>
        <translation>Die Datenreihe für das Ergebnis</translation>
    </message>
    <message>
        <source>The plane that keeps what rounding lost</source>
        <translation>Die Datenreihe für das, was beim Runden verloren ging</translation>
    </message>
    <message>
        <source>The planes that kernels of this kind share, by name</source>
        <translation>Die Datenreihen, die Kernel dieser Art gemeinsam haben, nach Namen</translation>
    </message>
    <message>
        <source>The probability of a 1</source>
        <translation>Die Wahrscheinlichkeit einer 1</translation>
    </message>
    <message>
        <source>The product of all whole numbers from 1 to n</source>
        <translation>Das Produkt aller ganzen Zahlen von 1 bis n</translation>
    </message>
    <message>
        <source>The reverse derivative of one step as a function of the planes before it</source>
        <translation>Die Rückwärtsableitung eines Schritts als Funktion der Datenreihen davor</translation>
    </message>
    <message>
        <source>The rows, or vectors</source>
        <translation>Die Zeilen oder Vektoren</translation>
    </message>
    <message>
        <source>The rule by which a step finishes a sample, as functions that fall to zero there</source>
        <translation>Die Regel, nach der ein Schritt ein Sample abschließt, als Funktionen, die dort auf null fallen</translation>
    </message>
    <message>
        <source>The smaller one, or the smallest item</source>
        <translation>Der kleinere oder das kleinste Element</translation>
    </message>
    <message>
        <source>The standard deviation</source>
        <translation>Die Standardabweichung</translation>
    </message>
    <message>
        <source>The standard deviation of the logarithm</source>
        <translation>Die Standardabweichung des Logarithmus</translation>
    </message>
    <message>
        <source>The step as a function of how much of it is taken, which finds the moment at which a sample finishes</source>
        <translation>Der Schritt als Funktion davon, wie viel von ihm gemacht wird; damit lässt sich der Zeitpunkt finden, zu dem ein Sample abgeschlossen ist</translation>
    </message>
    <message>
        <source>The step that also records what its steps go on from</source>
        <translation>Der Schritt, der auch aufzeichnet, wovon seine Schritte ausgehen</translation>
    </message>
    <message>
        <source>The step that carries a tangent beside each plane that it carries</source>
        <translation>Der Schritt, der neben jeder Datenreihe, die er fortführt, eine Tangente fortführt</translation>
    </message>
    <message>
        <source>The sum of the items, from the left</source>
        <translation>Die Summe der Elemente, von links</translation>
    </message>
    <message>
        <source>The type of a traced value in the Python package, for driver code</source>
        <translation>Der Typ eines verfolgten Wertes im Python-Paket, für Treibercode</translation>
    </message>
    <message>
        <source>The upper end</source>
        <translation>Das obere Ende</translation>
    </message>
    <message>
        <source>The version of the Python package, for driver code</source>
        <translation>Die Version des Python-Pakets, für Treibercode</translation>
    </message>
    <message>
        <source>Types of planes in the Python package</source>
        <translation>Typen von Datenreihen im Python-Paket</translation>
    </message>
    <message>
        <source>Values are added into their columns by several samples at once</source>
        <translation>Mehrere Samples zugleich addieren Werte in ihre Spalten</translation>
    </message>
    <message>
        <source>Values by key, known before the run</source>
        <translation>Werte nach Schlüssel, vor dem Lauf bekannt</translation>
    </message>
    <message>
        <source>What is returned</source>
        <translation>Was zurückgegeben wird</translation>
    </message>
    <message>
        <source>What is summed</source>
        <translation>Was summiert wird</translation>
    </message>
    <message>
        <source>What the function gives for each item</source>
        <translation>Was die Funktion für jedes Element ergibt</translation>
    </message>
    <message>
        <source>What the kernels of a kind return</source>
        <translation>Was die Kernel einer Art zurückgeben</translation>
    </message>
    <message>
        <source>What the kernels return</source>
        <translation>Was die Kernel zurückgeben</translation>
    </message>
    <message>
        <source>What the tape records: each step</source>
        <translation>Was das Band aufzeichnet: jeden Schritt</translation>
    </message>
    <message>
        <source>Whether a value known before the run is of a type</source>
        <translation>Ob ein vor dem Lauf bekannter Wert von einem Typ ist</translation>
    </message>
    <message>
        <source>Whether a value known before the run is true</source>
        <translation>Ob ein vor dem Lauf bekannter Wert wahr ist</translation>
    </message>
    <message>
        <source>Whether every item is true</source>
        <translation>Ob jedes Element wahr ist</translation>
    </message>
    <message>
        <source>Whether one item is true</source>
        <translation>Ob ein Element wahr ist</translation>
    </message>
    <message>
        <source>Whether samples that have ended are taken out of the launch</source>
        <translation>Ob abgeschlossene Samples aus dem Start genommen werden</translation>
    </message>
    <message>
        <source>Whether the plane `param_cell` chooses the number of each sample</source>
        <translation>Ob die Datenreihe `param_cell` die Zahl jedes Samples wählt</translation>
    </message>
    <message>
        <source>Whether the vectors stand as columns</source>
        <translation>Ob die Vektoren als Spalten stehen</translation>
    </message>
    <message>
        <source>Whole numbers from begin to before end, for a loop</source>
        <translation>Ganze Zahlen von begin bis vor end, für eine Schleife</translation>
    </message>
    <message>
        <source>Writes a line when Python runs the module; a kernel cannot print</source>
        <translation>Schreibt eine Zeile, wenn Python das Modul ausführt; ein Kernel kann nichts ausgeben</translation>
    </message>
    <message>
        <source>b not 0</source>
        <translation>b nicht 0</translation>
    </message>
    <message>
        <source>to the largest, the first of equal ones</source>
        <translation>zum größten, unter gleichen zum ersten</translation>
    </message>
    <message>
        <source>to the smallest, the first of equal ones</source>
        <translation>zum kleinsten, unter gleichen zum ersten</translation>
    </message>
    <message>
        <source>x times 2 to the power of n</source>
        <translation>x mal 2 hoch n</translation>
    </message>
    <message>
        <source>A value known before the run as formatted text</source>
        <translation>Ein vor dem Lauf bekannter Wert als formatierter Text</translation>
    </message>
    <message>
        <source>A value known before the run as it is written</source>
        <translation>Ein vor dem Lauf bekannter Wert, so wie er geschrieben wird</translation>
    </message>
    <message>
        <source>An array of n times the same number</source>
        <translation>Ein Array aus n-mal derselben Zahl</translation>
    </message>
    <message>
        <source>An array of numbers, known before the run</source>
        <translation>Ein Array von Zahlen, vor dem Lauf bekannt</translation>
    </message>
    <message>
        <source>An array of ones</source>
        <translation>Ein Array von Einsen</translation>
    </message>
    <message>
        <source>An array of zeros</source>
        <translation>Ein Array von Nullen</translation>
    </message>
    <message>
        <source>Fraction and exponent of 2 of a number</source>
        <translation>Bruchteil und Zweierexponent einer Zahl</translation>
    </message>
    <message>
        <source>In how many ways k of n things are chosen</source>
        <translation>Auf wie viele Arten k von n Dingen gewählt werden</translation>
    </message>
    <message>
        <source>In how many ways k of n things are put in a row</source>
        <translation>Auf wie viele Arten k von n Dingen in eine Reihe kommen</translation>
    </message>
    <message>
        <source>Numbers from begin to before end, as an array</source>
        <translation>Zahlen vom Anfang bis vor das Ende, als Array</translation>
    </message>
    <message>
        <source>The binary digits of a whole number as text</source>
        <translation>Die Binärziffern einer ganzen Zahl als Text</translation>
    </message>
    <message>
        <source>The character with a code</source>
        <translation>Das Zeichen zu einem Code</translation>
    </message>
    <message>
        <source>The code of a character</source>
        <translation>Der Code eines Zeichens</translation>
    </message>
    <message>
        <source>The distance of two points</source>
        <translation>Der Abstand zweier Punkte</translation>
    </message>
    <message>
        <source>The distance to the next larger number</source>
        <translation>Der Abstand zur nächstgrößeren Zahl</translation>
    </message>
    <message>
        <source>The greatest common divisor</source>
        <translation>Der größte gemeinsame Teiler</translation>
    </message>
    <message>
        <source>The hexadecimal digits of a whole number as text</source>
        <translation>Die Hexadezimalziffern einer ganzen Zahl als Text</translation>
    </message>
    <message>
        <source>The identity matrix</source>
        <translation>Die Einheitsmatrix</translation>
    </message>
    <message>
        <source>The least common multiple</source>
        <translation>Das kleinste gemeinsame Vielfache</translation>
    </message>
    <message>
        <source>The next number from a toward b</source>
        <translation>Die nächste Zahl von a in Richtung b</translation>
    </message>
    <message>
        <source>The octal digits of a whole number as text</source>
        <translation>Die Oktalziffern einer ganzen Zahl als Text</translation>
    </message>
    <message>
        <source>The product of the items</source>
        <translation>Das Produkt der Elemente</translation>
    </message>
    <message>
        <source>The square root of a whole number, rounded down</source>
        <translation>Die Quadratwurzel einer ganzen Zahl, abgerundet</translation>
    </message>
    <message>
        <source>The sum of numbers, rounded once</source>
        <translation>Die Summe von Zahlen, einmal gerundet</translation>
    </message>
    <message>
        <source>The sum of the products of items side by side</source>
        <translation>Die Summe der Produkte nebeneinanderstehender Elemente</translation>
    </message>
    <message>
        <source>The sum of the products of two vectors</source>
        <translation>Die Summe der Produkte zweier Vektoren</translation>
    </message>
    <message>
        <source>What is behind the point, and what is before it</source>
        <translation>Was hinter dem Komma steht, und was davor</translation>
    </message>
    <message>
        <source>Whether two numbers are nearly equal</source>
        <translation>Ob zwei Zahlen fast gleich sind</translation>
    </message>
    <message>
        <source>Whether x is a number and not infinite</source>
        <translation>Ob x eine Zahl und nicht unendlich ist</translation>
    </message>
    <message>
        <source>a minus the nearest multiple of b</source>
        <translation>a minus das nächstgelegene Vielfache von b</translation>
    </message>
    <message>
        <source>n numbers at equal distances</source>
        <translation>n Zahlen in gleichen Abständen</translation>
    </message>
</context>
<context>
    <name>hawk::ui::ArchitectureBox</name>
    <message>
        <source>Asking the device compiler</source>
        <translation>Gerätecompiler wird befragt</translation>
    </message>
    <message>
        <source>smallest device</source>
        <translation>kleinstes Gerät</translation>
    </message>
</context>
<context>
    <name>hawk::ui::Assistance</name>
    <message>
        <source>No name of this file stands here.</source>
        <translation>Hier steht kein Name dieser Datei.</translation>
    </message>
    <message>
        <source>Domain: %1.</source>
        <translation>Bereich: %1.</translation>
    </message>
    <message>
        <source>Derivative: `%1`.</source>
        <translation>Ableitung: `%1`.</translation>
    </message>
    <message>
        <source>From `%1`.</source>
        <extracomment>%1 is a module</extracomment>
        <translation>Aus `%1`.</translation>
    </message>
    <message>
        <source>A kernel cannot use it.</source>
        <translation>Ein Kernel kann das nicht verwenden.</translation>
    </message>
</context>
<context>
    <name>hawk::ui::BuildBar</name>
    <message>
        <source>Kernel and target</source>
        <translation>Kernel und Ziel</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>What the kernel is compiled for</source>
        <translation>Wofür der Kernel kompiliert wird</translation>
    </message>
    <message>
        <source>Number type</source>
        <translation>Zahlentyp</translation>
    </message>
    <message>
        <source>The type of all real numbers of the kernel</source>
        <translation>Der Typ aller reellen Zahlen des Kernels</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>How code for the CPU may compute</source>
        <translation>Wie Code für die CPU rechnen darf</translation>
    </message>
    <message>
        <source>Optimisation level</source>
        <translation>Optimierungsstufe</translation>
    </message>
    <message>
        <source>How hard the compiler optimises</source>
        <translation>Wie gründlich der Compiler optimiert</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>Architektur</translation>
    </message>
    <message>
        <source>The device for which code is compiled</source>
        <translation>Das Gerät, für das kompiliert wird</translation>
    </message>
    <message>
        <source>best profile</source>
        <translation>bestes Profil</translation>
    </message>
</context>
<context>
    <name>hawk::ui::BuildState</name>
    <message>
        <source>being built</source>
        <translation>wird erstellt</translation>
    </message>
    <message>
        <source>hit: taken from the cache</source>
        <translation>Treffer: aus dem Cache</translation>
    </message>
    <message>
        <source>miss: compiled anew</source>
        <translation>Fehlzugriff: neu kompiliert</translation>
    </message>
    <message>
        <source>bypassed: compiled, not in the cache</source>
        <translation>umgangen: kompiliert, nicht im Cache</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>gescheitert</translation>
    </message>
    <message>
        <source>not built yet</source>
        <translation>noch nicht erstellt</translation>
    </message>
</context>
<context>
    <name>hawk::ui::BundleFacts</name>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>No kernel can be built now. This would have been written before.</source>
        <translation>Jetzt lässt sich kein Kernel bauen. Das wäre zuvor geschrieben worden.</translation>
    </message>
    <message>
        <source>Not built yet. This is what would be written.</source>
        <translation>Noch nicht erstellt. Dies würde geschrieben.</translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Verification</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>Every file is as it was published.</source>
        <translation>Jede Datei ist so, wie sie veröffentlicht wurde.</translation>
    </message>
    <message>
        <source>Unit digest</source>
        <translation>Prüfsumme der Einheit</translation>
    </message>
    <message>
        <source>Runs on</source>
        <translation>Läuft auf</translation>
    </message>
    <message>
        <source>Access</source>
        <translation>Zugriff</translation>
    </message>
    <message>
        <source>Binary interface</source>
        <translation>Binärschnittstelle</translation>
    </message>
    <message>
        <source>Schema version</source>
        <translation>Schemaversion</translation>
    </message>
    <message>
        <source>Kernels</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>Made from</source>
        <translation>Erstellt aus</translation>
    </message>
    <message numerus="yes">
        <source>%n object(s), %1 of them from the cache</source>
        <translation>
            <numerusform>%n Objekt, davon %1 aus dem Cache</numerusform>
            <numerusform>%n Objekten, davon %1 aus dem Cache</numerusform>
        </translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>Artifact</source>
        <translation>Artefakt</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Sidecar</source>
        <translation>Begleitdatei</translation>
    </message>
    <message>
        <source>Scalar type</source>
        <translation>Skalartyp</translation>
    </message>
    <message>
        <source>Digest of the kernel</source>
        <translation>Prüfsumme des Kernels</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Einsprung</translation>
    </message>
    <message>
        <source>Entry on the CPU</source>
        <translation>Einsprung auf der CPU</translation>
    </message>
    <message>
        <source>Optimisation level</source>
        <translation>Optimierungsstufe</translation>
    </message>
    <message>
        <source>CPU profile</source>
        <translation>CPU-Profil</translation>
    </message>
    <message>
        <source>Device architecture</source>
        <translation>Gerätearchitektur</translation>
    </message>
    <message>
        <source>Kernel file</source>
        <translation>Kernel-Datei</translation>
    </message>
    <message>
        <source>Needs %1</source>
        <extracomment>%1: a property of the machine that the code needs</extracomment>
        <translation>Braucht %1</translation>
    </message>
    <message>
        <source>Build for %1</source>
        <extracomment>%1: a target, `host` or `cuda`</extracomment>
        <translation>Build für %1</translation>
    </message>
    <message>
        <source>From the cache</source>
        <translation>Aus dem Cache</translation>
    </message>
    <message>
        <source>Compiled in %1</source>
        <translation>In %1 kompiliert</translation>
    </message>
    <message>
        <source>Key for %1</source>
        <translation>Schlüssel für %1</translation>
    </message>
    <message>
        <source>Plane</source>
        <translation>Datenreihe</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Place among the arguments</source>
        <translation>Platz unter den Argumenten</translation>
    </message>
    <message>
        <source>Element type</source>
        <translation>Elementtyp</translation>
    </message>
    <message>
        <source>Values per sample</source>
        <translation>Werte je Sample</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>Files</source>
        <extracomment>%1: a size</extracomment>
        <translation>Dateien</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s), %1</source>
        <translation>
            <numerusform>%n Datei, %1</numerusform>
            <numerusform>%n Dateien, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>SHA-256 when published</source>
        <translation>SHA-256 bei Veröffentlichung</translation>
    </message>
    <message>
        <source>The file is as it was published.</source>
        <translation>Die Datei ist so, wie sie veröffentlicht wurde.</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Verwendung</translation>
    </message>
    <message>
        <source>Role in the format</source>
        <translation>Rolle im Format</translation>
    </message>
</context>
<context>
    <name>hawk::ui::CacheBadge</name>
    <message>
        <source>miss %1</source>
        <translation>Fehlzugriff %1</translation>
    </message>
    <message>
        <source>building</source>
        <translation>wird erstellt</translation>
    </message>
    <message>
        <source>The kernel is being built.</source>
        <translation>Der Kernel wird erstellt.</translation>
    </message>
    <message>
        <source>not built</source>
        <translation>nicht erstellt</translation>
    </message>
    <message>
        <source>This kernel has not been built yet.</source>
        <translation>Dieser Kernel wurde noch nicht erstellt.</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>gescheitert</translation>
    </message>
    <message>
        <source>Key %1</source>
        <translation>Schlüssel %1</translation>
    </message>
    <message>
        <source>hit %1</source>
        <translation>Treffer %1</translation>
    </message>
    <message>
        <source>Served from the cache; no compiler was started.</source>
        <translation>Aus dem Cache bedient; kein Compiler wurde gestartet.</translation>
    </message>
    <message>
        <source>bypassed %1</source>
        <translation>umgangen %1</translation>
    </message>
    <message>
        <source>Cache: %1</source>
        <translation>Cache: %1</translation>
    </message>
</context>
<context>
    <name>hawk::ui::CacheBrowser</name>
    <message>
        <source>The cache is being read.</source>
        <translation>Der Cache wird gelesen.</translation>
    </message>
    <message>
        <source>The cache is empty. It keeps what the compiler made, so that the same kernel is never compiled twice.</source>
        <translation>Der Cache ist leer. Er bewahrt auf, was der Compiler erzeugt hat, damit derselbe Kernel nie zweimal kompiliert wird.</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s)</source>
        <translation>
            <numerusform>%n Eintrag</numerusform>
            <numerusform>%n Einträge</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, in %3</source>
        <extracomment>%1: a number of entries, %2: their size, %3: a folder</extracomment>
        <translation>%1, %2, in %3</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message numerus="yes">
        <source>%n shown of %1</source>
        <translation>
            <numerusform>%n von %1 gezeigt</numerusform>
            <numerusform>%n von %1 gezeigt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n selected; %1</source>
        <translation>
            <numerusform>%n ausgewählt; %1</numerusform>
            <numerusform>%n ausgewählt; %1</numerusform>
        </translation>
    </message>
    <message>
        <source>No program opened the folder %1. Its path can be copied.</source>
        <translation>Kein Programm hat den Ordner %1 geöffnet. Der Pfad lässt sich kopieren.</translation>
    </message>
    <message>
        <source>Clear the cache…</source>
        <translation>Cache leeren…</translation>
    </message>
    <message>
        <source>Clear all…</source>
        <translation>Alle löschen…</translation>
    </message>
    <message>
        <source>Clear the selected entries…</source>
        <translation>Ausgewählte Einträge löschen…</translation>
    </message>
    <message>
        <source>Clear selected…</source>
        <translation>Ausgewählte löschen…</translation>
    </message>
    <message>
        <source>Read the cache again</source>
        <translation>Cache neu lesen</translation>
    </message>
    <message>
        <source>Open the cache folder</source>
        <translation>Cache-Ordner öffnen</translation>
    </message>
    <message>
        <source>Copy the path of the cache folder</source>
        <translation>Pfad des Cache-Ordners kopieren</translation>
    </message>
    <message>
        <source>Copy the keys of the selected entries</source>
        <translation>Schlüssel der ausgewählten Einträge kopieren</translation>
    </message>
    <message>
        <source>Filter by kernel, target, format or key</source>
        <translation>Nach Kernel, Ziel, Format oder Schlüssel filtern</translation>
    </message>
    <message>
        <source>Filter entries</source>
        <translation>Einträge filtern</translation>
    </message>
</context>
<context>
    <name>hawk::ui::CacheBuildView</name>
    <message>
        <source>Nothing has been built yet</source>
        <translation>Noch nichts erstellt</translation>
    </message>
    <message>
        <source>The build failed after %1</source>
        <translation>Erstellen nach %1 gescheitert</translation>
    </message>
    <message>
        <source>Hit in %1, which saved %2</source>
        <extracomment>%1: how long the build took, %2: how long the compiler would have taken</extracomment>
        <translation>Treffer in %1; das hat %2 gespart</translation>
    </message>
    <message>
        <source>Miss: compiled and stored in %1</source>
        <translation>Fehlzugriff: in %1 kompiliert und gespeichert</translation>
    </message>
    <message>
        <source>Bypassed: compiled in %1 and not stored</source>
        <translation>Umgangen: in %1 kompiliert und nicht gespeichert</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <extracomment>a kernel and the target it was built for</extracomment>
        <translation>%1 für %2</translation>
    </message>
    <message>
        <source>Key</source>
        <extracomment>the digest that names what is built</extracomment>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Key of this build</source>
        <translation>Schlüssel dieses Builds</translation>
    </message>
    <message>
        <source>Command line of this build</source>
        <translation>Befehlszeile dieses Builds</translation>
    </message>
</context>
<context>
    <name>hawk::ui::CacheClearing</name>
    <message numerus="yes">
        <source>%n entry(s) came back.</source>
        <translation>
            <numerusform>%n Eintrag ist zurück.</numerusform>
            <numerusform>%n Einträge sind zurück.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This clears %n entry(s), %1, in %2. It can be undone until you quit.</source>
        <extracomment>%1: a size, %2: a folder</extracomment>
        <translation>
            <numerusform>%n Eintrag (%1) in %2 wird gelöscht. Bis zum Beenden lässt sich das rückgängig machen.</numerusform>
            <numerusform>%n Einträge (%1) in %2 werden gelöscht. Bis zum Beenden lässt sich das rückgängig machen.</numerusform>
        </translation>
    </message>
    <message>
        <source>There was nothing to clear.</source>
        <translation>Es gab nichts zu löschen.</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s), %1, were cleared.</source>
        <translation>
            <numerusform>%n Eintrag (%1) wurde gelöscht.</numerusform>
            <numerusform>%n Einträge (%1) wurden gelöscht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo clearing</source>
        <translation>Löschen rückgängig machen</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>hawk::ui::CacheModel</name>
    <message>
        <source>damaged</source>
        <translation>beschädigt</translation>
    </message>
    <message>
        <source>This entry cannot be read: %1.</source>
        <translation>Dieser Eintrag ist nicht lesbar: %1.</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Made</source>
        <extracomment>when an entry of the cache was made</extracomment>
        <translation>Erzeugt</translation>
    </message>
    <message>
        <source>Last use</source>
        <translation>Verwendet</translation>
    </message>
    <message>
        <source>Key</source>
        <extracomment>the digest that names an entry</extracomment>
        <translation>Schlüssel</translation>
    </message>
</context>
<context>
    <name>hawk::ui::CachePanel</name>
    <message>
        <source>Cache</source>
        <translation>Cache</translation>
    </message>
    <message>
        <source>Copy the key of this build</source>
        <translation>Schlüssel dieses Builds kopieren</translation>
    </message>
    <message>
        <source>Copy the command line of this build</source>
        <translation>Befehlszeile dieses Builds kopieren</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Erstellen</translation>
    </message>
</context>
<context>
    <name>hawk::ui::CacheRequestBar</name>
    <message>
        <source>Requests to the cache</source>
        <translation>Anfragen an den Cache</translation>
    </message>
    <message>
        <source>No request yet</source>
        <translation>Noch keine Anfrage</translation>
    </message>
    <message>
        <source>%1 = %2 + %3 + %4 + %5</source>
        <extracomment>how the requests to the cache ended, as a sum: 12 requests = 9 hits + 3 misses + …</extracomment>
        <translation>%1 = %2 + %3 + %4 + %5</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s)</source>
        <translation>
            <numerusform>%n Anfrage</numerusform>
            <numerusform>%n Anfragen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%n Treffer</numerusform>
            <numerusform>%n Treffer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n miss(es)</source>
        <translation>
            <numerusform>%n Fehlzugriff</numerusform>
            <numerusform>%n Fehlzugriffe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failure(s)</source>
        <translation>
            <numerusform>%n Fehlschlag</numerusform>
            <numerusform>%n Fehlschläge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bypassed</source>
        <extracomment>requests that went past the cache</extracomment>
        <translation>
            <numerusform>%n umgangen</numerusform>
            <numerusform>%n umgangen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 % served from the cache</source>
        <extracomment>the share of requests that were hits</extracomment>
        <translation>%1 % aus dem Cache bedient</translation>
    </message>
</context>
<context>
    <name>hawk::ui::CacheTable</name>
    <message>
        <source>Entries of the cache</source>
        <translation>Einträge des Caches</translation>
    </message>
</context>
<context>
    <name>hawk::ui::CommandPalette</name>
    <message>
        <source>Type what you want to do</source>
        <translation>Was möchten Sie tun?</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Command palette</source>
        <translation>Befehlspalette</translation>
    </message>
    <message>
        <source>Search for commands</source>
        <translation>Befehlssuche</translation>
    </message>
</context>
<context>
    <name>hawk::ui::CompletionModel</name>
    <message>
        <source>name of this file</source>
        <translation>Name dieser Datei</translation>
    </message>
    <message>
        <source>parameter</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>function of this file</source>
        <translation>Funktion dieser Datei</translation>
    </message>
    <message>
        <source>kernel of this file</source>
        <translation>Kernel dieser Datei</translation>
    </message>
    <message>
        <source>module</source>
        <translation>Modul</translation>
    </message>
    <message>
        <source>word of Python</source>
        <translation>Wort von Python</translation>
    </message>
</context>
<context>
    <name>hawk::ui::CompletionPopup</name>
    <message>
        <source>What fits here</source>
        <translation>Was hier passt</translation>
    </message>
</context>
<context>
    <name>hawk::ui::DiagnosticMarks</name>
    <message>
        <source>Fix (%2): %1</source>
        <extracomment>%1: what a repair does, a sentence; %2: keys</extracomment>
        <translation>Korrektur (%2): %1</translation>
    </message>
</context>
<context>
    <name>hawk::ui::DockArea</name>
    <message>
        <source>Show %1</source>
        <translation>%1 zeigen</translation>
    </message>
    <message>
        <source>Float or dock the panel</source>
        <translation>Bereich lösen oder andocken</translation>
    </message>
    <message>
        <source>Close the panel</source>
        <translation>Bereich schließen</translation>
    </message>
    <message>
        <source>Reset layout</source>
        <translation>Anordnung zurücksetzen</translation>
    </message>
</context>
<context>
    <name>hawk::ui::DocumentMessages</name>
    <message>
        <source>Save</source>
        <extracomment>Before closing the tab.</extracomment>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>Überschreiben</translation>
    </message>
    <message>
        <source>Discard</source>
        <extracomment>Throws unsaved changes away.</extracomment>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <extracomment>Keeps the text in the window against the file.</extracomment>
        <translation>Meinen Text behalten</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>%1 was changed by another program. Your text has changes that are not saved.</source>
        <translation>%1 wurde von einem anderen Programm geändert. Ihr Text hat ungespeicherte Änderungen.</translation>
    </message>
    <message>
        <source>%1 was removed or renamed by another program. Your text is still here; save it to write the file again.</source>
        <translation>%1 wurde von einem anderen Programm entfernt oder umbenannt. Ihr Text ist noch da; speichern Sie ihn, um die Datei neu zu schreiben.</translation>
    </message>
    <message>
        <source>%1 was changed by another program. Saving replaces those changes.</source>
        <translation>%1 wurde von einem anderen Programm geändert. Speichern ersetzt diese Änderungen.</translation>
    </message>
    <message>
        <source>%1 has changes that are not saved.</source>
        <translation>%1 hat ungespeicherte Änderungen.</translation>
    </message>
    <message>
        <source>%1 is read-only. Save it under another name to keep your changes.</source>
        <translation>%1 ist schreibgeschützt. Speichern Sie unter einem anderen Namen, um Ihre Änderungen zu behalten.</translation>
    </message>
    <message>
        <source>%1 has unusual line ends. They are shown, and will be saved, as ordinary ones.</source>
        <translation>%1 hat ungewöhnliche Zeilenenden. Sie werden als gewöhnliche gezeigt und gespeichert.</translation>
    </message>
    <message>
        <source>Unsaved changes cannot be kept against a crash: %1</source>
        <translation>Ungespeicherte Änderungen lassen sich nicht gegen einen Absturz sichern: %1</translation>
    </message>
</context>
<context>
    <name>hawk::ui::DocumentPage</name>
    <message>
        <source>This line needs Python. It takes no part here and is left as it is.</source>
        <translation>Diese Zeile braucht Python. Sie bleibt hier unberücksichtigt und unverändert.</translation>
    </message>
    <message>
        <source>Write a kernel: import what you need from hawk, then a function with @kernel above it.</source>
        <translation>Schreiben Sie einen Kernel: Importieren Sie aus hawk, was Sie brauchen, dann folgt eine Funktion mit @kernel darüber.</translation>
    </message>
    <message>
        <source>Kernel text, %1</source>
        <extracomment>For assistive technology; %1 is the name of a file.</extracomment>
        <translation>Kerneltext, %1</translation>
    </message>
</context>
<context>
    <name>hawk::ui::DocumentTabs</name>
    <message>
        <source>Close tab</source>
        <translation>Tab schließen</translation>
    </message>
    <message>
        <source>%1 *</source>
        <extracomment>A tab whose document has unsaved changes.</extracomment>
        <translation>%1 *</translation>
    </message>
    <message>
        <source>%1, not saved yet</source>
        <translation>%1, noch nicht gespeichert</translation>
    </message>
    <message>
        <source>%1 (read-only)</source>
        <translation>%1 (schreibgeschützt)</translation>
    </message>
    <message>
        <source>Open documents</source>
        <translation>Offene Dokumente</translation>
    </message>
    <message>
        <source>Save all and quit</source>
        <translation>Alle speichern und beenden</translation>
    </message>
    <message>
        <source>Quit without saving</source>
        <translation>Ohne Speichern beenden</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Open kernels</source>
        <translation>Kernel öffnen</translation>
    </message>
    <message>
        <source>Kernels (*.py)</source>
        <translation>Kernel (*.py)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Save %1 as</source>
        <translation>%1 speichern unter</translation>
    </message>
    <message numerus="yes">
        <source>%n documents have changes that are not saved.</source>
        <translation>
            <numerusform>%n Dokument hat ungespeicherte Änderungen.</numerusform>
            <numerusform>%n Dokumente haben ungespeicherte Änderungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The text and the file of %1 are the same.</source>
        <translation>Text und Datei von %1 sind gleich.</translation>
    </message>
    <message>
        <source>Differences of %1 from its file</source>
        <translation>Unterschiede zwischen %1 und der Datei</translation>
    </message>
    <message>
        <source>%1: file against text</source>
        <translation>%1: Datei gegen Text</translation>
    </message>
</context>
<context>
    <name>hawk::ui::EditorActions</name>
    <message>
        <source>&amp;New kernel</source>
        <translation>&amp;Neuer Kernel</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>Save a&amp;ll</source>
        <translation>&amp;Alle speichern</translation>
    </message>
    <message>
        <source>&amp;Close tab</source>
        <translation>Tab s&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>A&amp;lles auswählen</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>&amp;Suchen…</translation>
    </message>
    <message>
        <source>R&amp;eplace…</source>
        <translation>Erset&amp;zen…</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation>&amp;Nächste Fundstelle</translation>
    </message>
    <message>
        <source>Find pre&amp;vious</source>
        <translation>&amp;Vorherige Fundstelle</translation>
    </message>
    <message>
        <source>&amp;Go to line…</source>
        <translation>&amp;Gehe zu Zeile…</translation>
    </message>
    <message>
        <source>Toggle co&amp;mment</source>
        <translation>K&amp;ommentar umschalten</translation>
    </message>
    <message>
        <source>&amp;Indent</source>
        <translation>E&amp;inrücken</translation>
    </message>
    <message>
        <source>Unin&amp;dent</source>
        <translation>A&amp;usrücken</translation>
    </message>
    <message>
        <source>Duplicate &amp;lines</source>
        <translation>Zeilen ver&amp;doppeln</translation>
    </message>
    <message>
        <source>Move lines up</source>
        <translation>Zeilen nach oben verschieben</translation>
    </message>
    <message>
        <source>Move lines down</source>
        <translation>Zeilen nach unten verschieben</translation>
    </message>
    <message>
        <source>Remove lines</source>
        <translation>Zeilen entfernen</translation>
    </message>
    <message>
        <source>Next problem</source>
        <translation>Nächstes Problem</translation>
    </message>
    <message>
        <source>Previous problem</source>
        <translation>Voriges Problem</translation>
    </message>
    <message>
        <source>Show problem at caret</source>
        <translation>Problem an der Schreibmarke zeigen</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Ver&amp;größern</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>&amp;Normal size</source>
        <translation>&amp;Normale Größe</translation>
    </message>
    <message>
        <source>Next tab</source>
        <translation>Nächster Tab</translation>
    </message>
    <message>
        <source>Previous tab</source>
        <translation>Voriger Tab</translation>
    </message>
    <message>
        <source>Reopen closed &amp;tab</source>
        <translation>Geschlossenen Tab &amp;wieder öffnen</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>Vervollständigen</translation>
    </message>
    <message>
        <source>Show meaning</source>
        <translation>Bedeutung zeigen</translation>
    </message>
    <message>
        <source>Go to definition</source>
        <translation>Zur Definition</translation>
    </message>
    <message>
        <source>Go to next use</source>
        <translation>Zur nächsten Verwendung</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen…</translation>
    </message>
    <message>
        <source>Show fixes for this line</source>
        <translation>Korrekturen für diese Zeile zeigen</translation>
    </message>
</context>
<context>
    <name>hawk::ui::Examples</name>
    <message>
        <source>Copying the examples</source>
        <translation>Beispiele werden kopiert</translation>
    </message>
</context>
<context>
    <name>hawk::ui::FileNotices</name>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) could not be saved when the program ended last: %1.</source>
        <translation>
            <numerusform>%n Text konnte beim letzten Beenden des Programms nicht gespeichert werden: %1.</numerusform>
            <numerusform>%n Texte konnten beim letzten Beenden des Programms nicht gespeichert werden: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hawk::ui::FindBar</name>
    <message>
        <source>Find and replace</source>
        <translation>Suchen und ersetzen</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Text to find</source>
        <translation>Gesuchter Text</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>Ersetzen durch</translation>
    </message>
    <message>
        <source>Replacement</source>
        <translation>Ersatztext</translation>
    </message>
    <message>
        <source>Match upper and lower case</source>
        <translation>Groß- und Kleinschreibung beachten</translation>
    </message>
    <message>
        <source>Whole words only</source>
        <translation>Nur ganze Wörter</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>Regulärer Ausdruck</translation>
    </message>
    <message>
        <source>Previous match (Shift+F3)</source>
        <translation>Vorige Fundstelle (Umschalt+F3)</translation>
    </message>
    <message>
        <source>Next match (F3)</source>
        <translation>Nächste Fundstelle (F3)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>Alle ersetzen</translation>
    </message>
    <message>
        <source>Not a regular expression: %1</source>
        <translation>Kein regulärer Ausdruck: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n replaced</source>
        <translation>
            <numerusform>%n ersetzt</numerusform>
            <numerusform>%n ersetzt</numerusform>
        </translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Suche läuft…</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>Nichts gefunden</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <translation>
            <numerusform>%n Fundstelle</numerusform>
            <numerusform>%n Fundstellen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hawk::ui::FolderList</name>
    <message>
        <source>Add folders for imports</source>
        <translation>Ordner für Importe hinzufügen</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what a button does (its keys)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>Ordner hinzufügen…</translation>
    </message>
    <message>
        <source>Remove the folder</source>
        <translation>Ordner entfernen</translation>
    </message>
    <message>
        <source>Move the folder up</source>
        <translation>Ordner nach oben verschieben</translation>
    </message>
    <message>
        <source>Move the folder down</source>
        <translation>Ordner nach unten verschieben</translation>
    </message>
</context>
<context>
    <name>hawk::ui::GeneratedActions</name>
    <message>
        <source>IR</source>
        <extracomment>A tab: the intermediate representation of a kernel, as a listing.</extracomment>
        <translation>IR</translation>
    </message>
    <message>
        <source>Assembly</source>
        <extracomment>A tab: the machine code of a kernel.</extracomment>
        <translation>Assembler</translation>
    </message>
    <message>
        <source>Compare with the previous or the pinned result</source>
        <translation>Mit dem vorigen oder dem angehefteten Ergebnis vergleichen</translation>
    </message>
    <message>
        <source>&amp;Pin for comparing</source>
        <translation>Zum Vergleichen &amp;anheften</translation>
    </message>
    <message>
        <source>Copy &amp;whole text</source>
        <translation>Ganzen &amp;Text kopieren</translation>
    </message>
    <message>
        <source>&amp;Save generated text as…</source>
        <translation>Erzeugten Text &amp;speichern unter…</translation>
    </message>
    <message>
        <source>Jump &amp;back</source>
        <translation>Zu&amp;rückspringen</translation>
    </message>
    <message>
        <source>Co&amp;mpare with the previous result</source>
        <translation>&amp;Mit dem vorigen Ergebnis vergleichen</translation>
    </message>
    <message>
        <source>Reveal &amp;linked line</source>
        <translation>Verknüpfte Zeile &amp;zeigen</translation>
    </message>
    <message>
        <source>Resources</source>
        <extracomment>A tab: registers and memory that a kernel takes on a device.</extracomment>
        <translation>Ressourcen</translation>
    </message>
</context>
<context>
    <name>hawk::ui::GeneratedHeader</name>
    <message>
        <source>From an older text</source>
        <translation>Aus einem älteren Text</translation>
    </message>
    <message>
        <source>From an older text: line %1 is broken</source>
        <translation>Aus einem älteren Text: Zeile %1 ist fehlerhaft</translation>
    </message>
    <message>
        <source>+%1 −%2 lines</source>
        <extracomment>Above a comparison of two texts; %1 and %2 are numbers of lines.</extracomment>
        <translation>+%1 −%2 Zeilen</translation>
    </message>
    <message>
        <source>Compared with: %1</source>
        <translation>Verglichen mit: %1</translation>
    </message>
    <message>
        <source>%1, before: %2</source>
        <extracomment>%1 and %2 each say what a generated text was made for.</extracomment>
        <translation>%1, zuvor: %2</translation>
    </message>
    <message>
        <source>For the target before</source>
        <extracomment>The text for the target that was chosen is in work; a short label.</extracomment>
        <translation>Für das vorige Ziel</translation>
    </message>
    <message>
        <source>The text for the chosen target is being made.</source>
        <translation>Der Text für das gewählte Ziel wird gerade erzeugt.</translation>
    </message>
</context>
<context>
    <name>hawk::ui::GeneratedPanel</name>
    <message>
        <source>Generated text</source>
        <translation>Erzeugter Text</translation>
    </message>
    <message>
        <source>There is no earlier result to compare with yet. Change the kernel, and the lines that change with it are marked.</source>
        <translation>Noch gibt es kein früheres Ergebnis zum Vergleichen. Ändern Sie den Kernel; die Zeilen, die sich mit ihm ändern, werden markiert.</translation>
    </message>
    <message>
        <source>Comparing generated texts</source>
        <translation>Erzeugte Texte werden verglichen</translation>
    </message>
    <message>
        <source>Out of date</source>
        <translation>Veraltet</translation>
    </message>
    <message>
        <source>Open a kernel file, and what its kernels become is shown here.</source>
        <translation>Öffnen Sie eine Kernel-Datei; hier steht dann, was aus ihren Kerneln wird.</translation>
    </message>
    <message>
        <source>This file is being checked.</source>
        <translation>Diese Datei wird geprüft.</translation>
    </message>
    <message>
        <source>This file has errors. As soon as they are corrected, what its kernels become is shown here.</source>
        <translation>Diese Datei hat Fehler. Sobald sie berichtigt sind, steht hier, was aus ihren Kerneln wird.</translation>
    </message>
    <message>
        <source>This file has no kernel yet: a function with @kernel in the line above it.</source>
        <translation>Diese Datei hat noch keinen Kernel: eine Funktion mit @kernel in der Zeile darüber.</translation>
    </message>
    <message>
        <source>The kernel has faults. As soon as they are corrected, what it becomes is shown here.</source>
        <translation>Der Kernel hat Fehler. Sobald sie berichtigt sind, steht hier, was aus ihm wird.</translation>
    </message>
    <message>
        <source>The text is being made.</source>
        <translation>Der Text wird erzeugt.</translation>
    </message>
    <message>
        <source>Save generated text</source>
        <translation>Erzeugten Text speichern</translation>
    </message>
    <message>
        <source>Generated text (*.%1);;All files (*)</source>
        <translation>Erzeugter Text (*.%1);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
    <message>
        <source>Views of the kernel</source>
        <translation>Ansichten des Kernels</translation>
    </message>
    <message>
        <source>The C++ text for the CPU</source>
        <translation>Der C++-Text für die CPU</translation>
    </message>
    <message>
        <source>The CUDA text for the GPU</source>
        <translation>Der CUDA-Text für die GPU</translation>
    </message>
    <message>
        <source>The values that the kernel computes, one per line</source>
        <translation>Die Werte, die der Kernel berechnet, je Zeile einer</translation>
    </message>
    <message>
        <source>What the device compiler made of the CUDA text</source>
        <translation>Was der Gerätecompiler aus dem CUDA-Text gemacht hat</translation>
    </message>
    <message>
        <source>What the C++ compiler made for this CPU</source>
        <translation>Was der C++-Compiler für diese CPU gemacht hat</translation>
    </message>
    <message>
        <source>What the kernel takes of a GPU, and how busy that keeps it</source>
        <translation>Was der Kernel von einer GPU braucht und wie weit das sie auslastet</translation>
    </message>
</context>
<context>
    <name>hawk::ui::GoToBar</name>
    <message>
        <source>Line (1 to %1)</source>
        <translation>Zeile (1 bis %1)</translation>
    </message>
    <message>
        <source>Line or line:column</source>
        <translation>Zeile oder Zeile:Spalte</translation>
    </message>
    <message>
        <source>Line to go to</source>
        <translation>Zielzeile</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
</context>
<context>
    <name>hawk::ui::GoToSample</name>
    <message>
        <source>&amp;Go to sample</source>
        <translation>&amp;Gehe zu Sample</translation>
    </message>
    <message>
        <source>Go to sample</source>
        <translation>Gehe zu Sample</translation>
    </message>
    <message>
        <source>&amp;Go to row</source>
        <translation>&amp;Gehe zu Zeile</translation>
    </message>
    <message>
        <source>Go to row</source>
        <translation>Gehe zu Zeile</translation>
    </message>
</context>
<context>
    <name>hawk::ui::InlineMessage</name>
    <message>
        <source>Close this message</source>
        <translation>Diese Meldung schließen</translation>
    </message>
</context>
<context>
    <name>hawk::ui::InputsFields</name>
    <message>
        <source>Choose a file…</source>
        <translation>Datei wählen…</translation>
    </message>
    <message>
        <source>Choose a file for %1</source>
        <translation>Datei für %1 wählen</translation>
    </message>
    <message>
        <source>Column for %1</source>
        <translation>Spalte für %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
</context>
<context>
    <name>hawk::ui::InputsPanel</name>
    <message>
        <source>Inputs</source>
        <translation>Eingaben</translation>
    </message>
    <message>
        <source>Copy as command line</source>
        <translation>Als Befehlszeile kopieren</translation>
    </message>
    <message>
        <source>Copy the command line that launches the same in a terminal</source>
        <translation>Die Befehlszeile kopieren, die dasselbe in einem Terminal startet</translation>
    </message>
    <message>
        <source>&amp;Samples</source>
        <translation>&amp;Samples</translation>
    </message>
    <message>
        <source>Number of samples</source>
        <translation>Anzahl der Samples</translation>
    </message>
    <message>
        <source>Write a whole number, for example 1000000 or 1e6.</source>
        <translation>Schreiben Sie eine ganze Zahl, zum Beispiel 1000000 oder 1e6.</translation>
    </message>
    <message>
        <source>Select a kernel: its inputs appear here, each with its source and a preview.</source>
        <translation>Wählen Sie einen Kernel: Hier erscheinen seine Eingaben, jede mit Quelle und Vorschau.</translation>
    </message>
    <message>
        <source>Choose the values of %1</source>
        <translation>Werte von %1 wählen</translation>
    </message>
    <message>
        <source>Arrays and tables (*.npy *.csv)</source>
        <translation>Arrays und Tabellen (*.npy *.csv)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>%1 wird gelesen</translation>
    </message>
</context>
<context>
    <name>hawk::ui::InputsRow</name>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>Values of %1 as text</source>
        <translation>Werte von %1 als Text</translation>
    </message>
    <message>
        <source>Source of %1</source>
        <translation>Quelle von %1</translation>
    </message>
    <message>
        <source>Preview of %1</source>
        <translation>Vorschau von %1</translation>
    </message>
    <message>
        <source>The same as in the terminal, for example uniform:0:1:7 or @x.npy</source>
        <translation>Wie im Terminal, zum Beispiel uniform:0:1:7 oder @x.npy</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>hawk::ui::InputsWords</name>
    <message>
        <source>one for all samples</source>
        <translation>einer für alle Samples</translation>
    </message>
    <message>
        <source>written for each sample</source>
        <translation>je Sample geschrieben</translation>
    </message>
    <message>
        <source>changed in place</source>
        <translation>an Ort und Stelle geändert</translation>
    </message>
    <message>
        <source>one for each sample</source>
        <translation>je Sample einer</translation>
    </message>
    <message>
        <source>Not given</source>
        <extracomment>Source of an input: it gets no values.</extracomment>
        <translation>Nicht angegeben</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Constant</source>
        <translation>Konstante</translation>
    </message>
    <message>
        <source>Evenly spaced</source>
        <translation>Gleichabständig</translation>
    </message>
    <message>
        <source>Uniform draws</source>
        <translation>Gleichverteilt</translation>
    </message>
    <message>
        <source>Normal draws</source>
        <translation>Normalverteilt</translation>
    </message>
    <message>
        <source>NumPy file</source>
        <translation>NumPy-Datei</translation>
    </message>
    <message>
        <source>CSV column</source>
        <translation>CSV-Spalte</translation>
    </message>
    <message>
        <source>Other text</source>
        <extracomment>Source of an input: a text that is none of the other sources.</extracomment>
        <translation>Anderer Text</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Values with commas between</source>
        <translation>Werte, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>First</source>
        <extracomment>First and last value of an evenly spaced series.</extracomment>
        <translation>Erster</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Letzter</translation>
    </message>
    <message>
        <source>Low</source>
        <extracomment>Lower and upper end of uniform draws, and the seed of the generator.</extracomment>
        <translation>Untergrenze</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Obergrenze</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittelwert</translation>
    </message>
    <message>
        <source>Deviation</source>
        <translation>Abweichung</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>extent of the axis &quot;%1&quot;</source>
        <translation>Ausdehnung der Achse &quot;%1&quot;</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>a length of its own, changed in place</source>
        <translation>eigene Länge, an Ort und Stelle geändert</translation>
    </message>
    <message>
        <source>a length of its own</source>
        <translation>eigene Länge</translation>
    </message>
</context>
<context>
    <name>hawk::ui::JobActions</name>
    <message>
        <source>%1 (%2)</source>
        <comment>what a button does (its keys)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>&amp;Next kernel</source>
        <translation>&amp;Nächster Kernel</translation>
    </message>
    <message>
        <source>Show the next kernel of the file</source>
        <translation>Den nächsten Kernel der Datei zeigen</translation>
    </message>
    <message>
        <source>&amp;Previous kernel</source>
        <translation>&amp;Voriger Kernel</translation>
    </message>
    <message>
        <source>Show the previous kernel of the file</source>
        <translation>Den vorigen Kernel der Datei zeigen</translation>
    </message>
    <message>
        <source>&amp;Build kernel</source>
        <translation>Kernel &amp;erstellen</translation>
    </message>
    <message>
        <source>Compile the kernel, or take it from the cache</source>
        <translation>Den Kernel kompilieren oder aus dem Cache nehmen</translation>
    </message>
    <message>
        <source>Build &amp;all kernels</source>
        <translation>&amp;Alle Kernel erstellen</translation>
    </message>
    <message>
        <source>Compile every kernel of the file</source>
        <translation>Jeden Kernel der Datei kompilieren</translation>
    </message>
    <message>
        <source>&amp;Stop building</source>
        <translation>Erstellen a&amp;bbrechen</translation>
    </message>
    <message>
        <source>Stop the compilers that are running</source>
        <translation>Die laufenden Compiler anhalten</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Erstellen</translation>
    </message>
    <message>
        <source>Run it anyway</source>
        <translation>Trotzdem ausführen</translation>
    </message>
    <message>
        <source>%1 crashed or did not end when it was last run, so it is not run automatically.</source>
        <translation>%1 ist beim letzten Lauf abgestürzt oder nicht fertig geworden und wird deshalb nicht automatisch ausgeführt.</translation>
    </message>
    <message>
        <source>Show &amp;reverse derivative (vjp)</source>
        <extracomment>Entries of a menu: the derivative of the kernel on show; vjp and jvp are names of the language.</extracomment>
        <translation>&amp;Rückwärtsableitung (vjp) zeigen</translation>
    </message>
    <message>
        <source>Show, build and run how the results depend on the inputs, from the results back</source>
        <translation>Zeigen, erstellen und ausführen, wie die Ergebnisse von den Eingaben abhängen, von den Ergebnissen her</translation>
    </message>
    <message>
        <source>Show &amp;forward derivative (jvp)</source>
        <translation>Vorwärtsa&amp;bleitung (jvp) zeigen</translation>
    </message>
    <message>
        <source>Show, build and run how the results change with the inputs</source>
        <translation>Zeigen, erstellen und ausführen, wie sich die Ergebnisse mit den Eingaben ändern</translation>
    </message>
    <message>
        <source>Show &amp;kernel of this derivative</source>
        <translation>Kernel dieser &amp;Ableitung zeigen</translation>
    </message>
    <message>
        <source>Back to the kernel that the derivative is of</source>
        <translation>Zurück zum Kernel, dessen Ableitung es ist</translation>
    </message>
</context>
<context>
    <name>hawk::ui::KernelBox</name>
    <message>
        <source>Kernel</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>no kernel</source>
        <translation>kein Kernel</translation>
    </message>
    <message>
        <source>The kernel that is shown, built and run</source>
        <translation>Der Kernel, der gezeigt, erstellt und ausgeführt wird</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1: a kernel, %2: how its newest build ended</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2, a derivative of %3</source>
        <extracomment>%1 and %3: kernels, %2: how the newest build of the first ended</extracomment>
        <translation>%1, %2, eine Ableitung von %3</translation>
    </message>
</context>
<context>
    <name>hawk::ui::LineViewActions</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>A&amp;lles auswählen</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>S&amp;uchen…</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation>&amp;Nächste Fundstelle</translation>
    </message>
    <message>
        <source>&amp;Go to line…</source>
        <translation>Gehe zu Z&amp;eile…</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Ver&amp;größern</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Verkle&amp;inern</translation>
    </message>
    <message>
        <source>&amp;Reset zoom</source>
        <translation>Zoom zurü&amp;cksetzen</translation>
    </message>
    <message>
        <source>Find pre&amp;vious</source>
        <translation>&amp;Vorherige Fundstelle</translation>
    </message>
</context>
<context>
    <name>hawk::ui::LivePlaces</name>
    <message>
        <source>Comparing the texts</source>
        <translation>Die Texte werden verglichen</translation>
    </message>
</context>
<context>
    <name>hawk::ui::LogPanel</name>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Nothing of the kinds that are chosen above has happened yet.</source>
        <translation>Von den oben gewählten Arten ist noch nichts geschehen.</translation>
    </message>
    <message>
        <source>Save log</source>
        <translation>Protokoll speichern</translation>
    </message>
    <message>
        <source>Logs (*.log);;All files (*)</source>
        <translation>Protokolle (*.log);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Information</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Show commands</source>
        <translation>Befehle zeigen</translation>
    </message>
    <message>
        <source>Show information</source>
        <translation>Hinweise zeigen</translation>
    </message>
    <message>
        <source>Show errors</source>
        <translation>Fehler zeigen</translation>
    </message>
    <message>
        <source>Copy the command of the current line, for use in a shell</source>
        <translation>Den Befehl der aktuellen Zeile für eine Shell kopieren</translation>
    </message>
    <message>
        <source>C&amp;lear log</source>
        <translation>&amp;Protokoll leeren</translation>
    </message>
    <message>
        <source>&amp;Save log as…</source>
        <translation>Protokoll &amp;speichern unter…</translation>
    </message>
    <message>
        <source>Copy co&amp;mmand</source>
        <translation>&amp;Befehl kopieren</translation>
    </message>
    <message>
        <source>Commands that run, what they print and what goes wrong are listed here.</source>
        <translation>Hier stehen ausgeführte Befehle, ihre Auskünfte und was schiefgeht.</translation>
    </message>
</context>
<context>
    <name>hawk::ui::MainWindow</name>
    <message>
        <source>The settings in %1 could not be read and the file could not be renamed. The program begins with its defaults and keeps no settings until the file is removed.</source>
        <translation>Die Einstellungen in %1 waren nicht lesbar, und die Datei ließ sich nicht umbenennen. Das Programm beginnt mit den Vorgaben und merkt sich keine Einstellungen, bis die Datei entfernt ist.</translation>
    </message>
    <message>
        <source>The settings could not be read, so the program begins with its defaults. The old file is kept as %1.</source>
        <translation>Die Einstellungen waren nicht lesbar; das Programm beginnt mit den Vorgaben. Die alte Datei bleibt als %1 erhalten.</translation>
    </message>
    <message numerus="yes">
        <source>%n setting(s) had no usable value and are at their default now: %1.</source>
        <translation>
            <numerusform>%n Einstellung hatte keinen brauchbaren Wert und steht jetzt auf der Vorgabe: %1.</numerusform>
            <numerusform>%n Einstellungen hatten keinen brauchbaren Wert und stehen jetzt auf der Vorgabe: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Hawk Workbench</source>
        <translation>Hawk Workbench</translation>
    </message>
    <message>
        <source>%1[*] – Hawk Workbench</source>
        <translation>%1[*] – Hawk Workbench</translation>
    </message>
    <message>
        <source>Hawk Workbench %1: write, see, time and ship numerical kernels. Free software: the window under GPL-3.0-or-later, the library and the command line under Apache-2.0. Qt %2.</source>
        <translation>Hawk Workbench %1: numerische Kernel schreiben, betrachten, messen und ausliefern. Freie Software: das Fenster unter GPL-3.0-or-later, Bibliothek und Befehlszeile unter Apache-2.0. Qt %2.</translation>
    </message>
</context>
<context>
    <name>hawk::ui::ManifestActions</name>
    <message>
        <source>Export a bundle…</source>
        <translation>Bündel exportieren…</translation>
    </message>
    <message>
        <source>Open a bundle folder…</source>
        <translation>Bündelordner öffnen…</translation>
    </message>
    <message>
        <source>Verify the bundle again</source>
        <translation>Bündel erneut prüfen</translation>
    </message>
    <message>
        <source>Open the folder of the bundle</source>
        <translation>Ordner des Bündels öffnen</translation>
    </message>
    <message>
        <source>Copy the path of the bundle</source>
        <translation>Pfad des Bündels kopieren</translation>
    </message>
    <message>
        <source>Stop building the bundle</source>
        <translation>Erstellen des Bündels abbrechen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Build the bundle</source>
        <translation>Bündel erstellen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>hawk::ui::ManifestExportForm</name>
    <message>
        <source>Folder of the bundle</source>
        <translation>Ordner des Bündels</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Full path of a new folder, an empty one, or an older bundle</source>
        <translation>Voller Pfad eines neuen oder leeren Ordners oder eines älteren Bündels</translation>
    </message>
    <message>
        <source>Choose…</source>
        <extracomment>opens a dialog in which a folder is chosen</extracomment>
        <translation>Wählen…</translation>
    </message>
    <message>
        <source>Kernels</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>Kernels of the bundle</source>
        <translation>Kernel des Bündels</translation>
    </message>
    <message>
        <source>Targets</source>
        <extracomment>what a bundle is built for: the CPU, CUDA</extracomment>
        <translation>Ziele</translation>
    </message>
</context>
<context>
    <name>hawk::ui::ManifestModel</name>
    <message>
        <source>Bundle</source>
        <translation>Bündel</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>What</source>
        <extracomment>what a part of a bundle is: a kernel, or the role of a plane</extracomment>
        <translation>Was</translation>
    </message>
    <message>
        <source>Type or size</source>
        <translation>Typ oder Größe</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Input and output</source>
        <translation>Ein- und Ausgabe</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Other</source>
        <extracomment>A plane of a bundle that this version does not know the use of</extracomment>
        <translation>Anderes</translation>
    </message>
</context>
<context>
    <name>hawk::ui::ManifestPanel</name>
    <message>
        <source>The bundle was not built. What was in the folder is still there.</source>
        <translation>Das Bündel wurde nicht erstellt. Was im Ordner war, ist noch da.</translation>
    </message>
    <message>
        <source>Manifest</source>
        <translation>Manifest</translation>
    </message>
    <message>
        <source>A bundle holds compiled kernels for other programs. Open a file with a kernel to see what would be built, or open the folder of a bundle to look into it.</source>
        <translation>Ein Bündel enthält kompilierte Kernel für andere Programme. Öffnen Sie eine Datei mit einem Kernel, um zu sehen, was erstellt würde, oder öffnen Sie den Ordner eines Bündels, um hineinzusehen.</translation>
    </message>
    <message>
        <source>Open the folder of a bundle</source>
        <translation>Ordner eines Bündels öffnen</translation>
    </message>
    <message>
        <source>No program opened the folder %1. Its path can be copied.</source>
        <translation>Kein Programm hat den Ordner %1 geöffnet. Der Pfad lässt sich kopieren.</translation>
    </message>
    <message>
        <source>Progress of the bundle</source>
        <translation>Fortschritt des Bündels</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) were written to %1.</source>
        <translation>
            <numerusform>%n Datei wurde in %1 geschrieben.</numerusform>
            <numerusform>%n Dateien wurden in %1 geschrieben.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 already holds exactly this bundle.</source>
        <extracomment>%1: a folder</extracomment>
        <translation>%1 enthält schon genau dieses Bündel.</translation>
    </message>
</context>
<context>
    <name>hawk::ui::ManifestState</name>
    <message>
        <source>Not built yet: this is what would be written</source>
        <translation>Noch nicht erstellt: Dies würde geschrieben</translation>
    </message>
    <message>
        <source>No kernel can be built now: this would have been written before</source>
        <translation>Jetzt lässt sich kein Kernel erstellen: Dies wäre zuvor geschrieben worden</translation>
    </message>
    <message>
        <source>%1: every file is as it was published</source>
        <extracomment>%1: a folder</extracomment>
        <translation>%1: Jede Datei ist so, wie sie veröffentlicht wurde</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n fault(s)</source>
        <extracomment>%1: a folder</extracomment>
        <translation>
            <numerusform>%1: %n Fehler</numerusform>
            <numerusform>%1: %n Fehler</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hawk::ui::ManifestView</name>
    <message>
        <source>Parts of the bundle</source>
        <translation>Teile des Bündels</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Einzelheiten</translation>
    </message>
    <message>
        <source>Text of the manifest</source>
        <translation>Text des Manifests</translation>
    </message>
    <message>
        <source>Text of the sidecar</source>
        <translation>Text der Begleitdatei</translation>
    </message>
</context>
<context>
    <name>hawk::ui::Menus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;Examples</source>
        <translation>Be&amp;ispiele</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>&amp;Bereiche</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Farbschema</translation>
    </message>
    <message>
        <source>&amp;Generated text</source>
        <translation>&amp;Erzeugter Text</translation>
    </message>
    <message>
        <source>&amp;Kernel</source>
        <translation>&amp;Kernel</translation>
    </message>
    <message>
        <source>&amp;Build</source>
        <translation>&amp;Erstellen</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>Aus&amp;führen</translation>
    </message>
    <message>
        <source>&amp;Inputs</source>
        <translation>&amp;Eingaben</translation>
    </message>
    <message>
        <source>&amp;Timing</source>
        <translation>&amp;Zeitmessung</translation>
    </message>
    <message>
        <source>R&amp;esults</source>
        <translation>E&amp;rgebnisse</translation>
    </message>
    <message>
        <source>&amp;Cache</source>
        <translation>&amp;Cache</translation>
    </message>
    <message>
        <source>B&amp;undle</source>
        <translation>Bü&amp;ndel</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Langu&amp;age</source>
        <translation>S&amp;prache</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>Prot&amp;okoll</translation>
    </message>
</context>
<context>
    <name>hawk::ui::OccupancyModel</name>
    <message>
        <source>%1 %</source>
        <extracomment>A share of one hundred</extracomment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Threads per block</source>
        <translation>Threads je Block</translation>
    </message>
    <message>
        <source>Blocks</source>
        <extracomment>Header: how many blocks a multiprocessor holds at once</extracomment>
        <translation>Blöcke</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <translation>Auslastung</translation>
    </message>
    <message>
        <source>Limited by</source>
        <translation>Begrenzt durch</translation>
    </message>
</context>
<context>
    <name>hawk::ui::OpenFailures</name>
    <message numerus="yes">
        <source>%n earlier file(s) could not be opened either.</source>
        <translation>
            <numerusform>%n frühere Datei konnte ebenfalls nicht geöffnet werden.</numerusform>
            <numerusform>%n frühere Dateien konnten ebenfalls nicht geöffnet werden.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hawk::ui::ProblemsModel</name>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Was zu tun ist</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Line and column.</extracomment>
        <translation>Stelle</translation>
    </message>
    <message>
        <source>Fix: %1</source>
        <translation>Korrektur: %1</translation>
    </message>
    <message>
        <source>%1 It can be fixed automatically.</source>
        <extracomment>%1: what a repair does, a sentence</extracomment>
        <translation>%1 Eine automatische Korrektur ist möglich.</translation>
    </message>
</context>
<context>
    <name>hawk::ui::ProblemsPanel</name>
    <message>
        <source>The problems of the open kernel file are listed here.</source>
        <translation>Hier stehen die Probleme der offenen Kernel-Datei.</translation>
    </message>
    <message>
        <source>No problems.</source>
        <translation>Keine Probleme.</translation>
    </message>
    <message>
        <source>The file is being read.</source>
        <translation>Die Datei wird gelesen.</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Problems %1</source>
        <translation>Probleme %1</translation>
    </message>
    <message>
        <source>Go to problem</source>
        <translation>Zum Problem gehen</translation>
    </message>
    <message>
        <source>Copy selected problems</source>
        <translation>Ausgewählte Probleme kopieren</translation>
    </message>
    <message>
        <source>Copy all problems</source>
        <translation>Alle Probleme kopieren</translation>
    </message>
    <message>
        <source>The text changed. It is being checked.</source>
        <translation>Der Text hat sich geändert. Er wird geprüft.</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s) can be fixed automatically.</source>
        <translation>
            <numerusform>%n Problem kann automatisch korrigiert werden.</numerusform>
            <numerusform>%n Probleme können automatisch korrigiert werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Apply fix</source>
        <translation>Korrektur anwenden</translation>
    </message>
    <message>
        <source>Apply all fixes</source>
        <translation>Alle Korrekturen anwenden</translation>
    </message>
    <message>
        <source>Makes every fix of the file, as one step that can be undone</source>
        <translation>Wendet alle Korrekturen der Datei an, als einen Schritt, der sich zurücknehmen lässt</translation>
    </message>
</context>
<context>
    <name>hawk::ui::RenameBar</name>
    <message numerus="yes">
        <source>New name of %1 (%n place(s))</source>
        <translation>
            <numerusform>Neuer Name von %1 (%n Stelle)</numerusform>
            <numerusform>Neuer Name von %1 (%n Stellen)</numerusform>
        </translation>
    </message>
    <message>
        <source>New name</source>
        <translation>Neuer Name</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
</context>
<context>
    <name>hawk::ui::Repairs</name>
    <message>
        <source>There is no fix for this line.</source>
        <translation>Für diese Zeile gibt es keine Korrektur.</translation>
    </message>
    <message>
        <source>Apply all fixes of the file</source>
        <translation>Alle Korrekturen der Datei anwenden</translation>
    </message>
    <message>
        <source>There is nothing that can be fixed automatically.</source>
        <translation>Es gibt nichts, was sich automatisch korrigieren lässt.</translation>
    </message>
    <message numerus="yes">
        <source>%n fix(es) applied.</source>
        <translation>
            <numerusform>%n Korrektur angewendet.</numerusform>
            <numerusform>%n Korrekturen angewendet.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hawk::ui::ResourcesView</name>
    <message>
        <source>Resources</source>
        <translation>Ressourcen</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <extracomment>%1 is a kernel, %2 the architecture of a device</extracomment>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>The limits of this architecture are not published, so its occupancy is unknown.</source>
        <translation>Die Grenzen dieser Architektur sind nicht veröffentlicht; ihre Auslastung ist daher unbekannt.</translation>
    </message>
    <message>
        <source>Blocks of %1 threads keep a multiprocessor fullest: %2 % of its warps.</source>
        <translation>Blöcke zu %1 Threads lasten einen Multiprozessor am besten aus: %2 % seiner Warps.</translation>
    </message>
    <message>
        <source>Occupancy of %1</source>
        <translation>Auslastung durch %1</translation>
    </message>
</context>
<context>
    <name>hawk::ui::ResultsPanel</name>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Run once</source>
        <translation>Einmal ausführen</translation>
    </message>
    <message>
        <source>Copy cells</source>
        <translation>Zellen kopieren</translation>
    </message>
    <message>
        <source>Copy the selected cells with tabs between</source>
        <translation>Die ausgewählten Zellen kopieren, durch Tabulatoren getrennt</translation>
    </message>
    <message>
        <source>Show &amp;inputs</source>
        <translation>&amp;Eingaben zeigen</translation>
    </message>
    <message>
        <source>Plot</source>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Übersicht</translation>
    </message>
    <message>
        <source>Run the kernel to see what it writes for each sample.</source>
        <translation>Führen Sie den Kernel aus, um zu sehen, was er je Sample schreibt.</translation>
    </message>
    <message>
        <source>%1, %2 samples, from the last run that succeeded</source>
        <translation>%1, %2 Samples, aus dem letzten erfolgreichen Lauf</translation>
    </message>
    <message>
        <source>%1, %2 samples</source>
        <translation>%1, %2 Samples</translation>
    </message>
    <message>
        <source>At most %1 cells can be copied. Save the results as CSV instead.</source>
        <translation>Höchstens %1 Zellen lassen sich kopieren. Speichern Sie die Ergebnisse stattdessen als CSV.</translation>
    </message>
    <message>
        <source>Views of the results</source>
        <translation>Ansichten der Ergebnisse</translation>
    </message>
    <message>
        <source>%1 is not the number of a sample. Write a whole number from 0 upwards.</source>
        <translation>%1 ist keine Sample-Nummer. Schreiben Sie eine ganze Zahl ab 0.</translation>
    </message>
    <message>
        <source>What the rows are</source>
        <translation>Was die Zeilen sind</translation>
    </message>
    <message>
        <source>Planes with a length of their own have rows of their own</source>
        <translation>Datenreihen mit eigener Länge haben eigene Zeilen</translation>
    </message>
    <message>
        <source>Samples (%1)</source>
        <extracomment>What the rows of a table are; %1 is how many.</extracomment>
        <translation>Samples (%1)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1: a plane with a length of its own, %2: how many places it has</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 by %2 (%3)</source>
        <extracomment>%1: a plane with a length of its own, %2: what its places count, %3: how many there are</extracomment>
        <translation>%1 nach %2 (%3)</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Stelle</translation>
    </message>
    <message>
        <source>%1, %2 of %3 samples finished after %4 steps, the most that are taken</source>
        <translation>%1, %2 von %3 Samples abgeschlossen nach %4 Schritten, den meisten, die gemacht werden</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 samples, all finished after at most %3 steps in %n launch(es)</source>
        <translation>
            <numerusform>%1, %2 Samples, alle abgeschlossen nach höchstens %3 Schritten in %n Start</numerusform>
            <numerusform>%1, %2 Samples, alle abgeschlossen nach höchstens %3 Schritten in %n Starts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hawk::ui::ResultsPlot</name>
    <message>
        <source>Sample number</source>
        <translation>Sample-Nummer</translation>
    </message>
    <message>
        <source>Plotting %1</source>
        <translation>%1 wird gezeichnet</translation>
    </message>
    <message>
        <source>Not shown, because they are no finite numbers: %1</source>
        <translation>Nicht gezeigt, weil keine endlichen Zahlen: %1</translation>
    </message>
    <message>
        <source>&amp;Plot</source>
        <translation>&amp;Ausgabe</translation>
    </message>
    <message>
        <source>Output on the vertical axis</source>
        <translation>Ausgabe auf der senkrechten Achse</translation>
    </message>
    <message>
        <source>&amp;against</source>
        <translation>ü&amp;ber</translation>
    </message>
    <message>
        <source>Values on the horizontal axis</source>
        <translation>Werte auf der waagerechten Achse</translation>
    </message>
    <message>
        <source>Plot of an output</source>
        <translation>Diagramm einer Ausgabe</translation>
    </message>
    <message>
        <source>The table shows the same numbers.</source>
        <translation>Die Tabelle zeigt dieselben Zahlen.</translation>
    </message>
</context>
<context>
    <name>hawk::ui::ResultsSaving</name>
    <message>
        <source>Save %1 as NPY…</source>
        <translation>%1 als NPY speichern…</translation>
    </message>
    <message>
        <source>Save all as CSV…</source>
        <translation>Alle als CSV speichern…</translation>
    </message>
    <message>
        <source>Save results</source>
        <translation>Ergebnisse speichern</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>NumPy arrays (*.npy)</source>
        <translation>NumPy-Arrays (*.npy)</translation>
    </message>
    <message>
        <source>%1 was not written, because the name of a table ends in .csv. Save it again under such a name.</source>
        <translation>%1 wurde nicht geschrieben, weil der Name einer Tabelle auf .csv endet. Speichern Sie erneut unter einem solchen Namen.</translation>
    </message>
    <message>
        <source>%1 was not written, because the name of an array ends in .npy. Save it again under such a name.</source>
        <translation>%1 wurde nicht geschrieben, weil der Name eines Arrays auf .npy endet. Speichern Sie erneut unter einem solchen Namen.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
</context>
<context>
    <name>hawk::ui::ResultsSummary</name>
    <message>
        <source>Counting the results</source>
        <translation>Ergebnisse werden gezählt</translation>
    </message>
    <message>
        <source>Summary of the outputs</source>
        <translation>Übersicht der Ausgaben</translation>
    </message>
</context>
<context>
    <name>hawk::ui::ResultsSummaryModel</name>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittelwert</translation>
    </message>
    <message>
        <source>NaN</source>
        <translation>NaN</translation>
    </message>
    <message>
        <source>Infinite</source>
        <extracomment>Header: how many values are infinite</extracomment>
        <translation>Unendlich</translation>
    </message>
</context>
<context>
    <name>hawk::ui::ResultsTable</name>
    <message>
        <source>Table of samples</source>
        <translation>Tabelle der Samples</translation>
    </message>
    <message>
        <source>Position among all samples</source>
        <translation>Position unter allen Samples</translation>
    </message>
</context>
<context>
    <name>hawk::ui::SearchBar</name>
    <message>
        <source>Not a regular expression</source>
        <translation>Kein regulärer Ausdruck</translation>
    </message>
    <message>
        <source>%1 found, too complex for some lines</source>
        <translation>%1 gefunden, für manche Zeilen zu aufwendig</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Nichts gefunden</translation>
    </message>
    <message>
        <source>More than %1</source>
        <translation>Mehr als %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Number of the chosen match, and how many there are.</extracomment>
        <translation>%1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n gefunden</numerusform>
            <numerusform>%n gefunden</numerusform>
        </translation>
    </message>
    <message>
        <source>Not a line number</source>
        <translation>Keine Zeilennummer</translation>
    </message>
    <message>
        <source>Find:</source>
        <translation>Suchen:</translation>
    </message>
    <message>
        <source>Go to line:</source>
        <translation>Gehe zu Zeile:</translation>
    </message>
    <message>
        <source>Text to find</source>
        <translation>Gesuchter Text</translation>
    </message>
    <message>
        <source>Number of the line to go to</source>
        <translation>Nummer der Zielzeile</translation>
    </message>
    <message>
        <source>Match upper and lower case</source>
        <translation>Groß- und Kleinschreibung beachten</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>Regulärer Ausdruck</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Vorige Fundstelle</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Nächste Fundstelle</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>hawk::ui::SettingsDialog</name>
    <message>
        <source>This value cannot be used, so the one before stays in force.</source>
        <translation>Dieser Wert ist nicht verwendbar; der bisherige gilt weiter.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>Einstellungen durchsuchen</translation>
    </message>
    <message>
        <source>No setting matches.</source>
        <translation>Keine passende Einstellung.</translation>
    </message>
    <message>
        <source>Reset all to defaults</source>
        <translation>Alle auf Vorgaben zurücksetzen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Erstellen</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farbschema</translation>
    </message>
    <message>
        <source>Light, dark, or as the system says.</source>
        <translation>Hell, dunkel oder wie vom System vorgegeben.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Of all texts in the window. Messages of the compilers stay English.</source>
        <translation>Aller Texte im Fenster. Meldungen der Compiler bleiben englisch.</translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>In points, for the whole window.</source>
        <translation>In Punkt, für das ganze Fenster.</translation>
    </message>
    <message>
        <source>When to build</source>
        <translation>Wann erstellt wird</translation>
    </message>
    <message>
        <source>When a compiler may be started without being asked for.</source>
        <translation>Wann ein Compiler ungefragt gestartet werden darf.</translation>
    </message>
    <message>
        <source>C++ compiler</source>
        <translation>C++-Compiler</translation>
    </message>
    <message>
        <source>A command, for example g++ or clang++ with its options.</source>
        <translation>Ein Befehl, zum Beispiel g++ oder clang++ mit Optionen.</translation>
    </message>
    <message>
        <source>Device compiler</source>
        <translation>Gerätecompiler</translation>
    </message>
    <message>
        <source>Path of nvcc.</source>
        <translation>Pfad von nvcc.</translation>
    </message>
    <message>
        <source>Cache folder</source>
        <translation>Cache-Ordner</translation>
    </message>
    <message>
        <source>Where compiled kernels are kept; an absolute path.</source>
        <translation>Wo kompilierte Kernel aufbewahrt werden; ein absoluter Pfad.</translation>
    </message>
    <message>
        <source>What kernels are compiled for.</source>
        <translation>Wofür Kernel kompiliert werden.</translation>
    </message>
    <message>
        <source>Number type</source>
        <translation>Zahlentyp</translation>
    </message>
    <message>
        <source>The type of all real numbers of a kernel.</source>
        <translation>Der Typ aller reellen Zahlen eines Kernels.</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>How code for the CPU may compute.</source>
        <translation>Wie Code für die CPU rechnen darf.</translation>
    </message>
    <message>
        <source>Optimisation level</source>
        <translation>Optimierungsstufe</translation>
    </message>
    <message>
        <source>How hard the compiler optimises.</source>
        <translation>Wie gründlich der Compiler optimiert.</translation>
    </message>
    <message>
        <source>Device architecture</source>
        <translation>Gerätearchitektur</translation>
    </message>
    <message>
        <source>For example sm_90 or compute_75.</source>
        <translation>Zum Beispiel sm_90 oder compute_75.</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>That share one launch.</source>
        <translation>Die sich einen Start teilen.</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>Zeitgrenze</translation>
    </message>
    <message>
        <source>A launch that takes longer is stopped.</source>
        <translation>Ein Start, der länger dauert, wird angehalten.</translation>
    </message>
    <message>
        <source>as the system says</source>
        <translation>wie vom System vorgegeben</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <source>found on this machine</source>
        <translation>auf diesem Rechner gefunden</translation>
    </message>
    <message>
        <source>the standard folder</source>
        <translation>der Standardordner</translation>
    </message>
    <message>
        <source>the smallest that the compiler knows</source>
        <translation>die kleinste, die der Compiler kennt</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>As the system says</source>
        <translation>Wie vom System vorgegeben</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>At every pause in typing</source>
        <translation>Bei jeder Tipppause</translation>
    </message>
    <message>
        <source>When a file is saved</source>
        <translation>Beim Speichern einer Datei</translation>
    </message>
    <message>
        <source>Only on request</source>
        <translation>Nur auf Anforderung</translation>
    </message>
    <message>
        <source>The best of the compiler</source>
        <translation>Das beste des Compilers</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>Search for settings</source>
        <translation>Suche in den Einstellungen</translation>
    </message>
    <message>
        <source>Imports</source>
        <translation>Importe</translation>
    </message>
    <message>
        <source>Search path</source>
        <translation>Suchpfad</translation>
    </message>
    <message>
        <source>Folders where imported kernel files are looked for, in this order, after the folder of the file that imports.</source>
        <translation>Ordner, in denen importierte Kerneldateien gesucht werden, in dieser Reihenfolge, nach dem Ordner der Datei, die importiert.</translation>
    </message>
</context>
<context>
    <name>hawk::ui::Spell</name>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 min %2 s</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 µs</source>
        <translation>%1 µs</translation>
    </message>
    <message>
        <source>%1 ns</source>
        <translation>%1 ns</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>gerade eben</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) ago</source>
        <translation>
            <numerusform>vor %n Minute</numerusform>
            <numerusform>vor %n Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s) ago</source>
        <translation>
            <numerusform>vor %n Stunde</numerusform>
            <numerusform>vor %n Stunden</numerusform>
        </translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>gestern</translation>
    </message>
</context>
<context>
    <name>hawk::ui::StatusLine</name>
    <message>
        <source>Ln %1, Col %2</source>
        <translation>Z. %1, Sp. %2</translation>
    </message>
    <message numerus="yes">
        <source>%n thread(s)</source>
        <translation>
            <numerusform>%n Thread</numerusform>
            <numerusform>%n Threads</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop this job</source>
        <translation>Diesen Auftrag abbrechen</translation>
    </message>
    <message>
        <source>Progress of the job</source>
        <translation>Fortschritt des Auftrags</translation>
    </message>
    <message>
        <source>reading</source>
        <translation>wird gelesen</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>abgelehnt</translation>
    </message>
    <message>
        <source>building</source>
        <translation>wird erstellt</translation>
    </message>
    <message>
        <source>not built</source>
        <translation>nicht erstellt</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>bereit</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>gescheitert</translation>
    </message>
    <message>
        <source>no kernel</source>
        <translation>kein Kernel</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name of a kernel: its state</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>worker running</source>
        <translation>Arbeitsprozess läuft</translation>
    </message>
    <message>
        <source>worker idle</source>
        <translation>Arbeitsprozess wartet</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 und %n weiterer</numerusform>
            <numerusform>%1 und %n weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%n Treffer</numerusform>
            <numerusform>%n Treffer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n miss(es)</source>
        <translation>
            <numerusform>%n Fehlzugriff</numerusform>
            <numerusform>%n Fehlzugriffe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failure(s)</source>
        <translation>
            <numerusform>%n Fehlschlag</numerusform>
            <numerusform>%n Fehlschläge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bypassed</source>
        <extracomment>requests that went past the cache</extracomment>
        <translation>
            <numerusform>%n umgangen</numerusform>
            <numerusform>%n umgangen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <extracomment>how the requests to the cache ended: 12 requests = 9 hits + 3 misses</extracomment>
        <translation>%1 = %2</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s)</source>
        <translation>
            <numerusform>%n Anfrage</numerusform>
            <numerusform>%n Anfragen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hawk::ui::TimingActions</name>
    <message>
        <source>Run and time</source>
        <translation>Ausführen und messen</translation>
    </message>
    <message>
        <source>Run the kernel many times and show how long a launch takes</source>
        <translation>Den Kernel viele Male ausführen und zeigen, wie lange ein Start dauert</translation>
    </message>
    <message>
        <source>Run once</source>
        <translation>Einmal ausführen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Stop the current run</source>
        <translation>Den aktuellen Lauf anhalten</translation>
    </message>
    <message>
        <source>Pin as baseline</source>
        <translation>Als Vergleichswert anheften</translation>
    </message>
    <message>
        <source>Compare every later run with this one</source>
        <translation>Jeden späteren Lauf mit diesem vergleichen</translation>
    </message>
    <message>
        <source>Unpin baseline</source>
        <translation>Vergleichswert lösen</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alles zeigen</translation>
    </message>
    <message>
        <source>Show the whole histogram again</source>
        <translation>Wieder das ganze Histogramm zeigen</translation>
    </message>
    <message>
        <source>Copy timing as Markdown</source>
        <translation>Zeitmessung als Markdown kopieren</translation>
    </message>
    <message>
        <source>Copy timing as CSV</source>
        <translation>Zeitmessung als CSV kopieren</translation>
    </message>
    <message>
        <source>Copy timing as JSON</source>
        <translation>Zeitmessung als JSON kopieren</translation>
    </message>
    <message>
        <source>Copy all runs as CSV</source>
        <translation>Alle Läufe als CSV kopieren</translation>
    </message>
    <message>
        <source>Run until done</source>
        <translation>Ausführen, bis alle fertig sind</translation>
    </message>
    <message>
        <source>Launch a kernel that finishes its samples until all have finished</source>
        <translation>Einen Kernel, der seine Samples abschließt, starten, bis alle abgeschlossen sind</translation>
    </message>
</context>
<context>
    <name>hawk::ui::TimingBinsModel</name>
    <message>
        <source>Repetitions</source>
        <translation>Wiederholungen</translation>
    </message>
    <message>
        <source>From</source>
        <extracomment>Headers of a table of bins: the ends of a range of times.</extracomment>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Bis</translation>
    </message>
</context>
<context>
    <name>hawk::ui::TimingCharts</name>
    <message>
        <source>Repetitions</source>
        <translation>Wiederholungen</translation>
    </message>
    <message>
        <source>Sorting the repetitions</source>
        <translation>Wiederholungen werden sortiert</translation>
    </message>
    <message>
        <source>median %1</source>
        <translation>Median %1</translation>
    </message>
    <message>
        <source>baseline %1</source>
        <translation>Vergleichswert %1</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>Histogramm</translation>
    </message>
    <message>
        <source>Histogram as a table</source>
        <translation>Histogramm als Tabelle</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>Umgebung</translation>
    </message>
    <message>
        <source>The next page shows the same numbers as a table.</source>
        <translation>Die nächste Seite zeigt dieselben Zahlen als Tabelle.</translation>
    </message>
    <message>
        <source>Fact</source>
        <translation>Angabe</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Time of one launch in s</source>
        <translation>Zeit je Start in s</translation>
    </message>
    <message>
        <source>Time of one launch in ms</source>
        <translation>Zeit je Start in ms</translation>
    </message>
    <message>
        <source>Time of one launch in µs</source>
        <translation>Zeit je Start in µs</translation>
    </message>
    <message>
        <source>Time of one launch in ns</source>
        <translation>Zeit je Start in ns</translation>
    </message>
    <message>
        <source>Views of the timing</source>
        <translation>Ansichten der Zeitmessung</translation>
    </message>
    <message numerus="yes">
        <source>%1; %n repetition(s) outside</source>
        <extracomment>%1: what the axis shows, for example: Time of one launch in ms</extracomment>
        <translation>
            <numerusform>%1; %n Wiederholung außerhalb</numerusform>
            <numerusform>%1; %n Wiederholungen außerhalb</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hawk::ui::TimingFigures</name>
    <message>
        <source>%1, %2 samples</source>
        <translation>%1, %2 Samples</translation>
    </message>
    <message>
        <source>%1, %2 samples, from an earlier run</source>
        <translation>%1, %2 Samples, aus einem früheren Lauf</translation>
    </message>
    <message>
        <source>Median %1, spread %2</source>
        <translation>Median %1, Streuung %2</translation>
    </message>
    <message>
        <source>min %1   p95 %2   mean %3</source>
        <translation>Min. %1   P95 %2   Mittel %3</translation>
    </message>
    <message>
        <source>%1 GB/s   %2 million samples/s</source>
        <translation>%1 GB/s   %2 Mio. Samples/s</translation>
    </message>
    <message>
        <source>%1 million samples/s</source>
        <translation>%1 Mio. Samples/s</translation>
    </message>
    <message>
        <source>Threads: %1   Repetitions: %2 × %3</source>
        <extracomment>%1: threads, %2: repetitions, %3: launches in each repetition</extracomment>
        <translation>Threads: %1   Wiederholungen: %2 × %3</translation>
    </message>
    <message>
        <source>The baseline is of other work: %1, %2 samples.</source>
        <translation>Der Vergleichswert gehört zu anderer Arbeit: %1, %2 Samples.</translation>
    </message>
    <message>
        <source>%1 % against the baseline (95 % interval %2 to %3 %): %4</source>
        <extracomment>Against the pinned baseline: change in per cent, its interval, and the verdict</extracomment>
        <translation>%1 % gegenüber dem Vergleichswert (95-%-Intervall %2 bis %3 %): %4</translation>
    </message>
    <message>
        <source>spread %1</source>
        <translation>Streuung %1</translation>
    </message>
    <message>
        <source>The middle half of the repetitions lies within a range that is this wide, as a part of the median.</source>
        <translation>Die mittlere Hälfte der Wiederholungen liegt in einem Bereich dieser Breite, als Anteil am Median.</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>%1 % against the baseline, measured under other conditions, so that neither is called faster: %2</source>
        <translation>%1 % gegenüber dem Vergleichswert, der unter anderen Bedingungen gemessen wurde, sodass keiner von beiden schneller genannt wird: %2</translation>
    </message>
</context>
<context>
    <name>hawk::ui::TimingHistoryModel</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Samples</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>Streuung</translation>
    </message>
    <message>
        <source>Against the baseline</source>
        <translation>Gegenüber dem Vergleichswert</translation>
    </message>
</context>
<context>
    <name>hawk::ui::TimingPanel</name>
    <message>
        <source>Timing</source>
        <translation>Zeitmessung</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the timing</source>
        <translation>Die Zeitmessung kopieren</translation>
    </message>
    <message>
        <source>Run the kernel to see how long a launch takes, and how far to trust the number.</source>
        <translation>Führen Sie den Kernel aus, um zu sehen, wie lange ein Start dauert und wie weit der Zahl zu trauen ist.</translation>
    </message>
    <message>
        <source>Waiting for the kernel</source>
        <translation>Warten auf den Kernel</translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation>Wird angehalten</translation>
    </message>
    <message>
        <source>The run was stopped.</source>
        <translation>Der Lauf wurde angehalten.</translation>
    </message>
    <message>
        <source>A run is in progress</source>
        <translation>Ein Lauf ist im Gang</translation>
    </message>
</context>
<context>
    <name>hawk::ui::TimingWords</name>
    <message>
        <source>faster</source>
        <translation>schneller</translation>
    </message>
    <message>
        <source>slower</source>
        <translation>langsamer</translation>
    </message>
    <message>
        <source>within noise</source>
        <translation>innerhalb der Streuung</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>cannot say, disturbed</source>
        <translation>nicht entscheidbar, gestört</translation>
    </message>
    <message>
        <source>cannot say, other conditions</source>
        <translation>nicht entscheidbar, andere Bedingungen</translation>
    </message>
    <message>
        <source>cannot say, too few repetitions</source>
        <translation>nicht entscheidbar, zu wenige Wiederholungen</translation>
    </message>
</context>
<context>
    <name>hawk::ui::WelcomePage</name>
    <message>
        <source>No kernel is open. Begin with a new one, open a file, or drop files here.</source>
        <translation>Kein Kernel ist offen. Beginnen Sie mit einem neuen, öffnen Sie eine Datei, oder legen Sie Dateien hier ab.</translation>
    </message>
</context>
<context>
    <name>hawk::ui::WindowActions</name>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Neu</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Find a command…</source>
        <translation>Befehl s&amp;uchen…</translation>
    </message>
    <message>
        <source>Go to the &amp;kernel text</source>
        <translation>Zum Kernel&amp;text</translation>
    </message>
    <message>
        <source>&amp;Choose the kernel</source>
        <translation>&amp;Kernel wählen</translation>
    </message>
    <message>
        <source>Choose the &amp;target</source>
        <translation>&amp;Ziel wählen</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;About Hawk Workbench</source>
        <translation>Ü&amp;ber Hawk Workbench</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>Theme of the system</source>
        <translation>Farbschema des Systems</translation>
    </message>
    <message>
        <source>Light theme</source>
        <translation>Helles Farbschema</translation>
    </message>
    <message>
        <source>Dark theme</source>
        <translation>Dunkles Farbschema</translation>
    </message>
    <message>
        <source>Language of the system</source>
        <translation>Sprache des Systems</translation>
    </message>
    <message>
        <source>Sett&amp;ings</source>
        <translation>&amp;Einstellungen</translation>
    </message>
    <message>
        <source>Go to the generated te&amp;xt</source>
        <translation>Zum erzeugten Te&amp;xt</translation>
    </message>
    <message>
        <source>Go to the next area</source>
        <extracomment>An area is the kernel text, the generated text, a panel or the bar at the top.</extracomment>
        <translation>Zum nächsten Bereich</translation>
    </message>
    <message>
        <source>Go to the previous area</source>
        <translation>Zum vorherigen Bereich</translation>
    </message>
</context>
</TS>
