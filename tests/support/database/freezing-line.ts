import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to a database that can be frozen: connections stay open, new ones are taken, and nothing is answered. */
export async function openFreezingLine(databaseUrl: string) {
  const url = new URL(databaseUrl);
  const [folder, port] = [url.searchParams.get('host'), url.port || '5432'];
  const target = folder ? { path: `${folder}/.s.PGSQL.${port}` } : { host: url.hostname, port: Number(port) };
  const sockets = new Set<Socket>();
  let frozen = false;
  const server = createServer((guest) => {
    const host = connect(target as { path: string });
    for (const [from, to] of [
      [guest, host],
      [host, guest],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => to.write(bytes));
      from.on('error', () => {});
      from.on('close', () => to.destroy());
      if (frozen) from.pause();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const through = new URL(databaseUrl);
  through.searchParams.delete('host');
  through.hostname = '127.0.0.1';
  through.port = String((server.address() as AddressInfo).port);
  return {
    databaseUrl: through.href,
    freeze() {
      frozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw() {
      frozen = false;
      for (const socket of sockets) socket.resume();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
