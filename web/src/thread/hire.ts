/** A thread of its own for whatever takes longer than a frame. */
export function hireThread(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'thought' })
}
