// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "plan/reserved_names.h"

#include <algorithm>
#include <array>

#include "plan/word_list.h"

namespace hawk::plan {

namespace {

/// ISO C++23 with its alternative tokens, and `typeof` of the device compiler, sorted by code point.
constexpr std::array keywords = std::to_array<std::string_view>({
    "alignas",     "alignof",  "and",        "and_eq",    "asm",       "auto",         "bitand",
    "bitor",       "bool",     "break",      "case",      "catch",     "char",         "char16_t",
    "char32_t",    "char8_t",  "class",      "co_await",  "co_return", "co_yield",     "compl",
    "concept",     "const",    "const_cast", "consteval", "constexpr", "constinit",    "continue",
    "decltype",    "default",  "delete",     "do",        "double",    "dynamic_cast", "else",
    "enum",        "explicit", "export",     "extern",    "false",     "float",        "for",
    "friend",      "goto",     "if",         "inline",    "int",       "long",         "mutable",
    "namespace",   "new",      "noexcept",   "not",       "not_eq",    "nullptr",      "operator",
    "or",          "or_eq",    "private",    "protected", "public",    "register",     "reinterpret_cast",
    "requires",    "return",   "short",      "signed",    "sizeof",    "static",       "static_assert",
    "static_cast", "struct",   "switch",     "template",  "this",      "thread_local", "throw",
    "true",        "try",      "typedef",    "typeid",    "typename",  "typeof",       "union",
    "unsigned",    "using",    "virtual",    "void",      "volatile",  "wchar_t",      "while",
    "xor",         "xor_eq",
});
static_assert(std::ranges::is_sorted(keywords));

/// Sorted by code point.
constexpr std::array textNames = std::to_array<std::string_view>({
    "Bits",
    "ComponentPlane",
    "Int64",
    "LaunchIndex",
    "Real",
    "ScalarPlane",
    "UInt64",
    "addAt",
    "addKept",
    "atomicAdd",
    "atomicOr",
    "blockDim",
    "blockIdx",
    "componentOf",
    "cospi",
    "eagle_abi_tag",
    "eagle_layout_sizes",
    "erfcinv",
    "erfcx",
    "erfinv",
    "gridDim",
    "hawk_argument_digest",
    "i386",
    "largestOfRow",
    "lengthOf",
    "linux",
    "main",
    "math",
    "max",
    "min",
    "norm",
    "norm3d",
    "norm4d",
    "normcdf",
    "normcdfinv",
    "numbersOf",
    "rcbrt",
    "rhypot",
    "rnorm",
    "rnorm3d",
    "rnorm4d",
    "rsqrt",
    "setBitsAt",
    "sinpi",
    "smallestOfRow",
    "std",
    "storeAt",
    "sumRow",
    "threadIdx",
    "unix",
    "warpSize",
});
static_assert(std::ranges::is_sorted(textNames));

/// Functions that the C library's headers declare (ISO C, POSIX and GNU), sorted by code point, without those
/// that begin with an underscore and without the variants for other floating types.
constexpr std::string_view libraryFunctions = R"(
a64l abort abs accept accept4 access acct acos acosf acosh acoshf acoshl acosl acospi acospif acospil
addmntent adjtime aio_cancel aio_cancel64 aio_error aio_error64 aio_fsync aio_fsync64 aio_init aio_read
aio_read64 aio_return aio_return64 aio_suspend aio_suspend64 aio_write aio_write64 alarm aligned_alloc
alloca alphasort alphasort64 arc4random arc4random_buf arc4random_uniform argp_error argp_failure argp_help
argp_parse argp_state_help argp_usage argz_add argz_add_sep argz_append argz_count argz_create
argz_create_sep argz_delete argz_extract argz_insert argz_next argz_replace argz_stringify asctime asctime_r
asin asinf asinh asinhf asinhl asinl asinpi asinpif asinpil asprintf at_quick_exit atan atan2 atan2f atan2l
atan2pi atan2pif atan2pil atanf atanh atanhf atanhl atanl atanpi atanpif atanpil atexit atof atoi atol atoll
backtrace backtrace_symbols backtrace_symbols_fd basename bcmp bcopy bind bindresvport bindresvport6 brk
bsearch btowc bzero c16rtomb c32rtomb c8rtomb cabs cabsf cabsl cacos cacosf cacosh cacoshf cacoshl cacosl
call_once calloc canonicalize canonicalize_file_name canonicalizef canonicalizel carg cargf cargl casin
casinf casinh casinhf casinhl casinl catan catanf catanh catanhf catanhl catanl catclose catgets catopen
cbrt cbrtf cbrtl ccos ccosf ccosh ccoshf ccoshl ccosl ceil ceilf ceill cexp cexpf cexpl cfgetispeed
cfgetospeed cfmakeraw cfsetispeed cfsetospeed cfsetspeed chdir chmod chown chroot cimag cimagf cimagl
clearenv clearerr clearerr_unlocked clock clock_adjtime clock_getcpuclockid clock_getres clock_gettime
clock_nanosleep clock_settime clog clog10 clog10f clog10l clogf clogl clone close close_range closedir
closefrom closelog cnd_broadcast cnd_destroy cnd_init cnd_signal cnd_timedwait cnd_wait confstr conj conjf
conjl connect copy_file_range copysign copysignf copysignl cos cosf cosh coshf coshl cosl cospi cospif
cospil cpow cpowf cpowl cproj cprojf cprojl creal crealf creall creat creat64 crypt crypt_checksalt
crypt_gensalt crypt_gensalt_r crypt_gensalt_ra crypt_gensalt_rn crypt_preferred_method crypt_r crypt_ra
crypt_rn csin csinf csinh csinhf csinhl csinl csqrt csqrtf csqrtl ctan ctanf ctanh ctanhf ctanhl ctanl
ctermid ctime ctime_r cuserid daddl daemon ddivl dfmal difftime dirfd dirname div dladdr dladdr1 dlclose
dlerror dlinfo dlmopen dlopen dlsym dlvsym dmull dn_comp dn_expand dn_skipname dprintf drand48 drand48_r
drem dremf dreml dsqrtl dsubl dup dup2 dup3 duplocale dysize eaccess ecvt ecvt_r endfsent endgrent
endhostent endmntent endnetent endnetgrent endprotoent endpwent endrpcent endservent endspent endusershell
endutent endutxent envz_add envz_entry envz_get envz_merge envz_remove envz_strip epoll_create epoll_create1
epoll_ctl epoll_pwait epoll_pwait2 epoll_wait erand48 erand48_r erf erfc erfcf erfcl erff erfl err error
error_at_line errx euidaccess eventfd eventfd_read eventfd_write execl execle execlp execv execve execveat
execvp execvpe exit exp exp10 exp10f exp10l exp10m1 exp10m1f exp10m1l exp2 exp2f exp2l exp2m1 exp2m1f
exp2m1l expf expl explicit_bzero expm1 expm1f expm1l fabs fabsf fabsl faccessat fadd faddl fallocate
fallocate64 fchdir fchmod fchmodat fchown fchownat fclose fcloseall fcntl fcntl64 fcvt fcvt_r fdatasync fdim
fdimf fdiml fdiv fdivl fdopen fdopendir feclearexcept fedisableexcept feenableexcept fegetenv fegetexcept
fegetexceptflag fegetmode fegetround feholdexcept feof feof_unlocked feraiseexcept ferror ferror_unlocked
fesetenv fesetexcept fesetexceptflag fesetmode fesetround fetestexcept fetestexceptflag feupdateenv fexecve
fflush fflush_unlocked ffma ffmal ffs ffsl ffsll fgetc fgetc_unlocked fgetgrent fgetgrent_r fgetpos
fgetpos64 fgetpwent fgetpwent_r fgets fgets_unlocked fgetspent fgetspent_r fgetwc fgetwc_unlocked fgetws
fgetws_unlocked fgetxattr fileno fileno_unlocked finite finitef finitel flistxattr flock flockfile floor
floorf floorl fma fmaf fmal fmax fmaxf fmaximum fmaximum_mag fmaximum_mag_num fmaximum_mag_numf
fmaximum_mag_numl fmaximum_magf fmaximum_magl fmaximum_num fmaximum_numf fmaximum_numl fmaximumf fmaximuml
fmaxl fmaxmag fmaxmagf fmaxmagl fmemopen fmin fminf fminimum fminimum_mag fminimum_mag_num fminimum_mag_numf
fminimum_mag_numl fminimum_magf fminimum_magl fminimum_num fminimum_numf fminimum_numl fminimumf fminimuml
fminl fminmag fminmagf fminmagl fmod fmodf fmodl fmul fmull fnmatch fopen fopen64 fopencookie fork forkpty
fpathconf fprintf fputc fputc_unlocked fputs fputs_unlocked fputwc fputwc_unlocked fputws fputws_unlocked
fread fread_unlocked free freeaddrinfo freelocale fremovexattr freopen freopen64 frexp frexpf frexpl fromfp
fromfpf fromfpl fromfpx fromfpxf fromfpxl fscanf fsconfig fseek fseeko fseeko64 fsetpos fsetpos64 fsetxattr
fsmount fsopen fspick fsqrt fsqrtl fstat fstat64 fstatat fstatat64 fstatvfs fstatvfs64 fsub fsubl fsync
ftell ftello ftello64 ftok ftruncate ftruncate64 ftrylockfile ftw ftw64 funlockfile futimens futimes
futimesat fwide fwprintf fwrite fwrite_unlocked fwscanf gai_cancel gai_error gai_strerror gai_suspend gamma
gammaf gammal gcvt get_avphys_pages get_current_dir_name get_nprocs get_nprocs_conf get_phys_pages
getaddrinfo getaddrinfo_a getc getc_unlocked getchar getchar_unlocked getcontext getcpu getcwd getdate
getdate_r getdelim getdents64 getdirentries getdirentries64 getdomainname getdtablesize getegid getentropy
getenv geteuid getfsent getfsfile getfsspec getgid getgrent getgrent_r getgrgid getgrgid_r getgrnam
getgrnam_r getgrouplist getgroups gethostbyaddr gethostbyaddr_r gethostbyname gethostbyname2
gethostbyname2_r gethostbyname_r gethostent gethostent_r gethostid gethostname getipv4sourcefilter getitimer
getline getloadavg getlogin getlogin_r getmntent getmntent_r getnameinfo getnetbyaddr getnetbyaddr_r
getnetbyname getnetbyname_r getnetent getnetent_r getnetgrent getnetgrent_r getopt getopt_long
getopt_long_only getpagesize getpass getpayload getpayloadf getpayloadl getpeername getpgid getpgrp getpid
getppid getpriority getprotobyname getprotobyname_r getprotobynumber getprotobynumber_r getprotoent
getprotoent_r getpt getpw getpwent getpwent_r getpwnam getpwnam_r getpwuid getpwuid_r getrandom getresgid
getresuid getrlimit getrlimit64 getrpcbyname getrpcbyname_r getrpcbynumber getrpcbynumber_r getrpcent
getrpcent_r getrusage getservbyname getservbyname_r getservbyport getservbyport_r getservent getservent_r
getsid getsockname getsockopt getsourcefilter getspent getspent_r getspnam getspnam_r getsubopt gettid
gettimeofday getuid getumask getusershell getutent getutent_r getutid getutid_r getutline getutline_r
getutmp getutmpx getutxent getutxid getutxline getw getwc getwc_unlocked getwchar getwchar_unlocked getwd
getxattr glob glob64 glob_pattern_p globfree globfree64 gmtime gmtime_r grantpt group_member gsignal
hasmntopt hcreate hcreate_r hdestroy hdestroy_r herror hsearch hsearch_r hstrerror htonl htons hypot hypotf
hypotl iconv iconv_close iconv_open if_freenameindex if_indextoname if_nameindex if_nametoindex ilogb ilogbf
ilogbl imaxabs imaxdiv index inet6_opt_append inet6_opt_find inet6_opt_finish inet6_opt_get_val
inet6_opt_init inet6_opt_next inet6_opt_set_val inet6_option_alloc inet6_option_append inet6_option_find
inet6_option_init inet6_option_next inet6_option_space inet6_rth_add inet6_rth_getaddr inet6_rth_init
inet6_rth_reverse inet6_rth_segments inet6_rth_space inet_addr inet_aton inet_lnaof inet_makeaddr
inet_net_ntop inet_net_pton inet_neta inet_netof inet_network inet_nsap_addr inet_nsap_ntoa inet_ntoa
inet_ntop inet_pton initgroups initstate initstate_r innetgr inotify_add_watch inotify_init inotify_init1
inotify_rm_watch insque ioctl iruserok iruserok_af isalnum isalnum_l isalpha isalpha_l isascii isatty
isblank isblank_l iscntrl iscntrl_l isctype isdigit isdigit_l isfdtype isgraph isgraph_l isinf isinff isinfl
islower islower_l isnan isnanf isnanl isprint isprint_l ispunct ispunct_l isspace isspace_l isupper
isupper_l iswalnum iswalnum_l iswalpha iswalpha_l iswblank iswblank_l iswcntrl iswcntrl_l iswctype
iswctype_l iswdigit iswdigit_l iswgraph iswgraph_l iswlower iswlower_l iswprint iswprint_l iswpunct
iswpunct_l iswspace iswspace_l iswupper iswupper_l iswxdigit iswxdigit_l isxdigit isxdigit_l j0 j0f j0l j1
j1f j1l jn jnf jnl jrand48 jrand48_r kill killpg l64a labs lchmod lchown lckpwdf lcong48 lcong48_r ldexp
ldexpf ldexpl ldiv lfind lgamma lgamma_r lgammaf lgammaf128_r lgammaf32_r lgammaf32x_r lgammaf64_r
lgammaf64x_r lgammaf_r lgammal lgammal_r lgetxattr link linkat lio_listio lio_listio64 listen listxattr
llabs lldiv llistxattr llogb llogbf llogbl llrint llrintf llrintl llround llroundf llroundl localeconv
localtime localtime_r lockf log log10 log10f log10l log10p1 log10p1f log10p1l log1p log1pf log1pl log2 log2f
log2l log2p1 log2p1f log2p1l logb logbf logbl logf login login_tty logl logout logp1 logp1f logp1l logwtmp
longjmp lrand48 lrand48_r lremovexattr lrint lrintf lrintl lround lroundf lroundl lsearch lseek lseek64
lsetxattr lstat lstat64 lutimes madvise makecontext mallinfo mallinfo2 malloc malloc_info malloc_stats
malloc_trim malloc_usable_size mallopt mblen mbrlen mbrtoc16 mbrtoc32 mbrtoc8 mbrtowc mbsinit mbsnrtowcs
mbsrtowcs mbstowcs mbtowc memalign memccpy memchr memcmp memcpy memfd_create memfrob memmem memmove mempcpy
memrchr memset mincore mkdir mkdirat mkdtemp mkfifo mkfifoat mknod mknodat mkostemp mkostemp64 mkostemps
mkostemps64 mkstemp mkstemp64 mkstemps mkstemps64 mktemp mktime mlock mlock2 mlockall mmap mmap64 modf modff
modfl mount mount_setattr move_mount mprotect mq_close mq_getattr mq_notify mq_open mq_receive mq_send
mq_setattr mq_timedreceive mq_timedsend mq_unlink mrand48 mrand48_r mremap msgctl msgget msgrcv msgsnd msync
mtx_destroy mtx_init mtx_lock mtx_timedlock mtx_trylock mtx_unlock munlock munlockall munmap
name_to_handle_at nan nanf nanl nanosleep nearbyint nearbyintf nearbyintl newlocale nextafter nextafterf
nextafterl nextdown nextdownf nextdownl nexttoward nexttowardf nexttowardl nextup nextupf nextupl nftw
nftw64 nice nl_langinfo nl_langinfo_l nrand48 nrand48_r ns_datetosecs ns_format_ttl ns_get16 ns_get32
ns_initparse ns_makecanon ns_msg_getflag ns_name_compress ns_name_ntol ns_name_ntop ns_name_pack
ns_name_pton ns_name_rollback ns_name_skip ns_name_uncompress ns_name_unpack ns_parse_ttl ns_parserr
ns_put16 ns_put32 ns_samedomain ns_samename ns_skiprr ns_sprintrr ns_sprintrrf ns_subdomain ntohl ntohs
obstack_free obstack_printf obstack_vprintf on_exit open open64 open_by_handle_at open_memstream open_tree
open_wmemstream openat openat64 opendir openlog openpty parse_printf_format pathconf pause pclose perror
pidfd_spawn pidfd_spawnp pipe pipe2 pkey_alloc pkey_free pkey_get pkey_mprotect pkey_set poll popen
posix_fadvise posix_fadvise64 posix_fallocate posix_fallocate64 posix_madvise posix_memalign posix_openpt
posix_spawn posix_spawn_file_actions_addchdir_np posix_spawn_file_actions_addclose
posix_spawn_file_actions_addclosefrom_np posix_spawn_file_actions_adddup2
posix_spawn_file_actions_addfchdir_np posix_spawn_file_actions_addopen
posix_spawn_file_actions_addtcsetpgrp_np posix_spawn_file_actions_destroy posix_spawn_file_actions_init
posix_spawnattr_destroy posix_spawnattr_getcgroup_np posix_spawnattr_getflags posix_spawnattr_getpgroup
posix_spawnattr_getschedparam posix_spawnattr_getschedpolicy posix_spawnattr_getsigdefault
posix_spawnattr_getsigmask posix_spawnattr_init posix_spawnattr_setcgroup_np posix_spawnattr_setflags
posix_spawnattr_setpgroup posix_spawnattr_setschedparam posix_spawnattr_setschedpolicy
posix_spawnattr_setsigdefault posix_spawnattr_setsigmask posix_spawnp pow powf powl ppoll prctl pread
pread64 preadv preadv2 preadv64 preadv64v2 printf printf_size printf_size_info prlimit prlimit64
process_madvise process_mrelease process_vm_readv process_vm_writev profil pselect psiginfo psignal
pthread_atfork pthread_attr_destroy pthread_attr_getaffinity_np pthread_attr_getdetachstate
pthread_attr_getguardsize pthread_attr_getinheritsched pthread_attr_getschedparam
pthread_attr_getschedpolicy pthread_attr_getscope pthread_attr_getsigmask_np pthread_attr_getstack
pthread_attr_getstackaddr pthread_attr_getstacksize pthread_attr_init pthread_attr_setaffinity_np
pthread_attr_setdetachstate pthread_attr_setguardsize pthread_attr_setinheritsched
pthread_attr_setschedparam pthread_attr_setschedpolicy pthread_attr_setscope pthread_attr_setsigmask_np
pthread_attr_setstack pthread_attr_setstackaddr pthread_attr_setstacksize pthread_barrier_destroy
pthread_barrier_init pthread_barrier_wait pthread_barrierattr_destroy pthread_barrierattr_getpshared
pthread_barrierattr_init pthread_barrierattr_setpshared pthread_cancel pthread_clockjoin_np
pthread_cond_broadcast pthread_cond_clockwait pthread_cond_destroy pthread_cond_init pthread_cond_signal
pthread_cond_timedwait pthread_cond_wait pthread_condattr_destroy pthread_condattr_getclock
pthread_condattr_getpshared pthread_condattr_init pthread_condattr_setclock pthread_condattr_setpshared
pthread_create pthread_detach pthread_equal pthread_exit pthread_getaffinity_np pthread_getattr_default_np
pthread_getattr_np pthread_getconcurrency pthread_getcpuclockid pthread_getname_np pthread_getschedparam
pthread_getspecific pthread_join pthread_key_create pthread_key_delete pthread_kill pthread_mutex_clocklock
pthread_mutex_consistent pthread_mutex_consistent_np pthread_mutex_destroy pthread_mutex_getprioceiling
pthread_mutex_init pthread_mutex_lock pthread_mutex_setprioceiling pthread_mutex_timedlock
pthread_mutex_trylock pthread_mutex_unlock pthread_mutexattr_destroy pthread_mutexattr_getprioceiling
pthread_mutexattr_getprotocol pthread_mutexattr_getpshared pthread_mutexattr_getrobust
pthread_mutexattr_getrobust_np pthread_mutexattr_gettype pthread_mutexattr_init
pthread_mutexattr_setprioceiling pthread_mutexattr_setprotocol pthread_mutexattr_setpshared
pthread_mutexattr_setrobust pthread_mutexattr_setrobust_np pthread_mutexattr_settype pthread_once
pthread_rwlock_clockrdlock pthread_rwlock_clockwrlock pthread_rwlock_destroy pthread_rwlock_init
pthread_rwlock_rdlock pthread_rwlock_timedrdlock pthread_rwlock_timedwrlock pthread_rwlock_tryrdlock
pthread_rwlock_trywrlock pthread_rwlock_unlock pthread_rwlock_wrlock pthread_rwlockattr_destroy
pthread_rwlockattr_getkind_np pthread_rwlockattr_getpshared pthread_rwlockattr_init
pthread_rwlockattr_setkind_np pthread_rwlockattr_setpshared pthread_self pthread_setaffinity_np
pthread_setattr_default_np pthread_setcancelstate pthread_setcanceltype pthread_setconcurrency
pthread_setname_np pthread_setschedparam pthread_setschedprio pthread_setspecific pthread_sigmask
pthread_sigqueue pthread_spin_destroy pthread_spin_init pthread_spin_lock pthread_spin_trylock
pthread_spin_unlock pthread_testcancel pthread_timedjoin_np pthread_tryjoin_np pthread_yield ptsname
ptsname_r putc putc_unlocked putchar putchar_unlocked putenv putgrent putpwent puts putspent pututline
pututxline putw putwc putwc_unlocked putwchar putwchar_unlocked pvalloc pwrite pwrite64 pwritev pwritev2
pwritev64 pwritev64v2 qecvt qecvt_r qfcvt qfcvt_r qgcvt qsort qsort_r quick_exit raise rand rand_r random
random_r rawmemchr rcmd rcmd_af re_compile_fastmap re_compile_pattern re_match re_match_2 re_search
re_search_2 re_set_registers re_set_syntax read readahead readdir readdir64 readdir64_r readdir_r readlink
readlinkat readv realloc reallocarray realpath recv recvfrom recvmmsg recvmsg regcomp regerror regexec
regfree register_printf_function register_printf_modifier register_printf_specifier register_printf_type
remainder remainderf remainderl remap_file_pages remove removexattr remque remquo remquof remquol rename
renameat renameat2 res_dnok res_hnok res_mailok res_mkquery res_nmkquery res_nquery res_nquerydomain
res_nsearch res_nsend res_ownok res_query res_querydomain res_search res_send revoke rewind rewinddir rexec
rexec_af rindex rint rintf rintl rmdir round roundeven roundevenf roundevenl roundf roundl rpmatch rresvport
rresvport_af ruserok ruserok_af sbrk scalb scalbf scalbl scalbln scalblnf scalblnl scalbn scalbnf scalbnl
scandir scandir64 scandirat scandirat64 scanf sched_get_priority_max sched_get_priority_min
sched_getaffinity sched_getattr sched_getcpu sched_getparam sched_getscheduler sched_rr_get_interval
sched_setaffinity sched_setattr sched_setparam sched_setscheduler sched_yield secure_getenv seed48 seed48_r
seekdir select sem_clockwait sem_close sem_destroy sem_getvalue sem_init sem_open sem_post sem_timedwait
sem_trywait sem_unlink sem_wait semctl semget semop semtimedop send sendfile sendfile64 sendmmsg sendmsg
sendto setbuf setbuffer setcontext setdomainname setegid setenv seteuid setfsent setgid setgrent setgroups
sethostent sethostid sethostname setipv4sourcefilter setitimer setjmp setlinebuf setlocale setlogin
setlogmask setmntent setnetent setnetgrent setns setpayload setpayloadf setpayloadl setpayloadsig
setpayloadsigf setpayloadsigl setpgid setpgrp setpriority setprotoent setpwent setregid setresgid setresuid
setreuid setrlimit setrlimit64 setrpcent setservent setsid setsockopt setsourcefilter setspent setstate
setstate_r settimeofday setuid setusershell setutent setutxent setvbuf setxattr sgetspent sgetspent_r
shm_open shm_unlink shmat shmctl shmdt shmget shutdown sigabbrev_np sigaction sigaddset sigaltstack
sigandset sigblock sigdelset sigdescr_np sigemptyset sigfillset siggetmask sighold sigignore siginterrupt
sigisemptyset sigismember siglongjmp signal signalfd significand significandf significandl sigorset sigpause
sigpending sigprocmask sigqueue sigrelse sigreturn sigset sigsetmask sigstack sigsuspend sigtimedwait
sigwait sigwaitinfo sin sincos sincosf sincosl sinf sinh sinhf sinhl sinl sinpi sinpif sinpil sleep snprintf
sockatmark socket socketpair splice sprintf sqrt sqrtf sqrtl srand srand48 srand48_r srandom srandom_r
sscanf ssignal stat stat64 statvfs statvfs64 statx stpcpy stpncpy strcasecmp strcasecmp_l strcasestr strcat
strchr strchrnul strcmp strcoll strcoll_l strcpy strcspn strdup strerror strerror_l strerror_r
strerrordesc_np strerrorname_np strfmon strfmon_l strfromd strfromf strfroml strfry strftime strftime_l
strlcat strlcpy strlen strncasecmp strncasecmp_l strncat strncmp strncpy strndup strnlen strpbrk strptime
strptime_l strrchr strsep strsignal strspn strstr strtod strtod_l strtof strtof128_l strtof32_l strtof32x_l
strtof64_l strtof64x_l strtof_l strtoimax strtok strtok_r strtol strtol_l strtold strtold_l strtoll
strtoll_l strtoq strtoul strtoul_l strtoull strtoull_l strtoumax strtouq strverscmp strxfrm strxfrm_l swab
swapcontext swprintf swscanf symlink symlinkat sync sync_file_range syncfs syscall sysconf sysinfo syslog
system sysv_signal tan tanf tanh tanhf tanhl tanl tanpi tanpif tanpil tcdrain tcflow tcflush tcgetattr
tcgetpgrp tcgetsid tcsendbreak tcsetattr tcsetpgrp tdelete tdestroy tee telldir tempnam tfind tgamma tgammaf
tgammal tgkill thrd_create thrd_current thrd_detach thrd_equal thrd_exit thrd_join thrd_sleep thrd_yield
time timegm timelocal timer_create timer_delete timer_getoverrun timer_gettime timer_settime timerfd_create
timerfd_gettime timerfd_settime times timespec_get timespec_getres tmpfile tmpfile64 tmpnam tmpnam_r toascii
tolower tolower_l totalorder totalorderf totalorderl totalordermag totalordermagf totalordermagl toupper
toupper_l towctrans towctrans_l towlower towlower_l towupper towupper_l trunc truncate truncate64 truncf
truncl tsearch tss_create tss_delete tss_get tss_set ttyname ttyname_r ttyslot twalk twalk_r tzset ualarm
ufromfp ufromfpf ufromfpl ufromfpx ufromfpxf ufromfpxl ulckpwdf umask umount umount2 uname ungetc ungetwc
unlink unlinkat unlockpt unsetenv unshare updwtmp updwtmpx uselocale usleep utime utimensat utimes utmpname
utmpxname valloc vasprintf vdprintf verr verrx versionsort versionsort64 vfork vfprintf vfscanf vfwprintf
vfwscanf vhangup vmsplice vprintf vscanf vsnprintf vsprintf vsscanf vswprintf vswscanf vsyslog vwarn vwarnx
vwprintf vwscanf wait wait3 wait4 waitid waitpid warn warnx wcpcpy wcpncpy wcrtomb wcscasecmp wcscasecmp_l
wcscat wcschr wcschrnul wcscmp wcscoll wcscoll_l wcscpy wcscspn wcsdup wcsftime wcsftime_l wcslcat wcslcpy
wcslen wcsncasecmp wcsncasecmp_l wcsncat wcsncmp wcsncpy wcsnlen wcsnrtombs wcspbrk wcsrchr wcsrtombs wcsspn
wcsstr wcstod wcstod_l wcstof wcstof128_l wcstof32_l wcstof32x_l wcstof64_l wcstof64x_l wcstof_l wcstoimax
wcstok wcstol wcstol_l wcstold wcstold_l wcstoll wcstoll_l wcstombs wcstoq wcstoul wcstoul_l wcstoull
wcstoull_l wcstoumax wcstouq wcswcs wcswidth wcsxfrm wcsxfrm_l wctob wctomb wctrans wctrans_l wctype
wctype_l wcwidth wmemchr wmemcmp wmemcpy wmemmove wmempcpy wmemset wordexp wordfree wprintf write writev
wscanf y0 y0f y0l y1 y1f y1l yn ynf ynl
)";

} // namespace

bool isKeyword(std::string_view name)
{
    return std::ranges::binary_search(keywords, name);
}

bool isTextName(std::string_view name)
{
    return std::ranges::binary_search(textNames, name);
}

bool isLibraryFunction(std::string_view name)
{
    return holdsWord(libraryFunctions, name);
}

} // namespace hawk::plan
