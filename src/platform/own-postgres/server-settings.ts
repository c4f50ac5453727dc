import type { Endpoint } from './endpoint.ts';
import { overLoopback } from './endpoint.ts';

/** Given on the command line at each start, so that a new release brings its settings to old clusters. */
export function serverSettings(endpoint: Endpoint): Record<string, string | number> {
  return {
    ...(overLoopback()
      ? { listen_addresses: endpoint.host, unix_socket_directories: '' }
      : {
          listen_addresses: '',
          unix_socket_directories: quoted(endpoint.host),
          unix_socket_permissions: '0700',
        }),
    port: endpoint.port,
    max_connections: 100,

    // A small machine that also runs the application.
    shared_buffers: '128MB',
    effective_cache_size: '512MB',
    work_mem: '8MB',
    maintenance_work_mem: '64MB',
    random_page_cost: 1.1,
    jit: 'off',
    // Parallel workers need /dev/shm, of which a container has 64 MB by default: big queries would fail there.
    max_parallel_workers_per_gather: 0,
    max_parallel_maintenance_workers: 0,

    // Acknowledged means on the disk.
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    // Backups through pg_backup_start need it; nobody streams from us.
    wal_level: 'replica',
    max_wal_senders: 0,
    min_wal_size: '64MB',
    // Also bounds how long recovery takes after a crash.
    max_wal_size: '512MB',

    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    // Statements and details carry people's data, and the application reports its own errors.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
  };
}

// The setting is a list of folders: a comma in a path would end the first.
const quoted = (folder: string) => `"${folder.replaceAll('"', '""')}"`;
