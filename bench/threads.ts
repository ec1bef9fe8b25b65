/** In a process of its own: checks a folder with all packs over so many threads, and prints how long it took and the memory at its highest. */
import { keepHeapSmall } from '../src/cli/small-heap.ts'
import { gather } from '../src/local/gather.ts'
import { allPacks } from '../src/local/ruleset.ts'
import { runLocal } from '../src/local/run.ts'

const [folder, threads] = process.argv.slice(2)
keepHeapSmall()
const start = performance.now()
await runLocal(gather([folder!]), { packs: allPacks(), folders: [], valeIni: null }, { threads: Number(threads) })
process.stdout.write(JSON.stringify({ seconds: (performance.now() - start) / 1000, megabytes: process.resourceUsage().maxRSS / 1000 }))
