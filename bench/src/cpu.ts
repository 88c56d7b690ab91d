/**
 * The seconds of processor time this process has used, whatever else the machine is doing meanwhile. Both sides are
 * measured by it, so that a busy machine slows neither down in the figures.
 */
export function cpuSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000_000
}
