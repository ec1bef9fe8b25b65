import { waitingIn, writeMarks } from './translations.ts'

/** `npm run translated -- de`: the German texts say what the English ones say now. */
const [tag] = process.argv.slice(-1)
if (!/^[a-z]{2}$/.test(tag!)) throw new Error('Name one language, for example: npm run translated -- de')
const missing = waitingIn(tag!).filter(({ now }) => now === null)
for (const { file, key } of missing) console.error(`web/src/${file}: ${key} is missing`)
if (missing.length > 0) process.exitCode = 1
else writeMarks(tag!)
