/** The named search parameters that are non-empty strings. */
export const textsOf = <Name extends string>(given: Record<string, unknown>, names: readonly Name[]): { [name in Name]?: string } =>
  Object.fromEntries(names.flatMap((name) => (typeof given[name] === 'string' && given[name] !== '' ? [[name, given[name]]] : []))) as {
    [name in Name]?: string
  }
