/** Does something again and again, never twice at once; what goes wrong is reported, and tried again the next time. */
export function regularly(every: number, work: () => Promise<void>, onError: (error: Error) => void): { stop(): Promise<void> } {
  let working: Promise<void> | null = null
  const timer = setInterval(() => {
    working ??= work()
      .catch(onError)
      .finally(() => (working = null))
  }, every)
  return {
    async stop() {
      clearInterval(timer)
      await working
    },
  }
}
