// Numbers of WASI preview 1: errors, rights and types of files.
// https://github.com/WebAssembly/WASI/blob/main/legacy/preview1/docs.md

const NAMES =
  'SUCCESS E2BIG EACCES EADDRINUSE EADDRNOTAVAIL EAFNOSUPPORT EAGAIN EALREADY EBADF EBADMSG EBUSY ECANCELED ECHILD ECONNABORTED ' +
  'ECONNREFUSED ECONNRESET EDEADLK EDESTADDRREQ EDOM EDQUOT EEXIST EFAULT EFBIG EHOSTUNREACH EIDRM EILSEQ EINPROGRESS EINTR EINVAL ' +
  'EIO EISCONN EISDIR ELOOP EMFILE EMLINK EMSGSIZE EMULTIHOP ENAMETOOLONG ENETDOWN ENETRESET ENETUNREACH ENFILE ENOBUFS ENODEV ' +
  'ENOENT ENOEXEC ENOLCK ENOLINK ENOMEM ENOMSG ENOPROTOOPT ENOSPC ENOSYS ENOTCONN ENOTDIR ENOTEMPTY ENOTRECOVERABLE ENOTSOCK ' +
  'ENOTSUP ENOTTY ENXIO EOVERFLOW EOWNERDEAD EPERM EPIPE EPROTO EPROTONOSUPPORT EPROTOTYPE ERANGE EROFS ESPIPE ESRCH ESTALE ' +
  'ETIMEDOUT ETXTBSY EXDEV ENOTCAPABLE';

const errors = { __proto__: null, ERR_ACCESS_DENIED: 2 };
NAMES.split(' ').forEach((name, number) => {
  errors[name] = number;
});

const RIGHTS =
  'fd_datasync fd_read fd_seek fd_fdstat_set_flags fd_sync fd_tell fd_write fd_advise fd_allocate path_create_directory ' +
  'path_create_file path_link_source path_link_target path_open fd_readdir path_readlink path_rename_source path_rename_target ' +
  'path_filestat_get path_filestat_set_size path_filestat_set_times fd_filestat_get fd_filestat_set_size fd_filestat_set_times ' +
  'path_symlink path_remove_directory path_unlink_file poll_fd_readwrite sock_shutdown sock_accept';

const rights = { __proto__: null };
RIGHTS.split(' ').forEach((name, bit) => {
  rights[name] = 1n << BigInt(bit);
});

const ALL_RIGHTS = (1n << 30n) - 1n;
const UNKNOWN = 0;
const BLOCK_DEVICE = 1;
const CHARACTER_DEVICE = 2;
const DIRECTORY = 3;
const REGULAR_FILE = 4;
const STREAM = 6;
const SYMBOLIC_LINK = 7;

// The type of a file from its Stats or Dirent.
function typeOf(stats) {
  if (stats.isFile()) return REGULAR_FILE;
  if (stats.isDirectory()) return DIRECTORY;
  if (stats.isSymbolicLink()) return SYMBOLIC_LINK;
  if (stats.isCharacterDevice()) return CHARACTER_DEVICE;
  if (stats.isBlockDevice()) return BLOCK_DEVICE;
  return stats.isSocket() ? STREAM : UNKNOWN;
}

// What functions throw to end with an error, which the program gets as a number.
class Failure {
  constructor(code) {
    this.code = code;
  }
}

module.exports = { ALL_RIGHTS, CHARACTER_DEVICE, DIRECTORY, Failure, REGULAR_FILE, errors, rights, typeOf };
