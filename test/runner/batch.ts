/** Runs several test files in one process, which loads what they share once: `node batch.ts FILE …`. */
for (const file of process.argv.slice(2)) await import(file)
