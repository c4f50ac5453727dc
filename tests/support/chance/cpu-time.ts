/** What a piece of work costs this thread, in milliseconds: unlike time on the clock, no other work of the host adds to it. */
export function cpuTime(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
