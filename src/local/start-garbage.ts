import v8 from 'node:v8'
import vm from 'node:vm'

/** Reading and compiling the rules leaves as much behind as it keeps, and V8 would let it lie until there is far more. */
export function clearStartGarbage(): void {
  v8.setFlagsFromString('--expose-gc')
  const collect = vm.runInNewContext('gc') as () => void
  collect()
}
