/** Gives a value its number among the parameters of a statement. */
export type Parameter = (value: unknown, type: string) => string

/** The parameters of a statement whose first are given already. */
export function parametersAfter(...values: unknown[]): { values: unknown[]; parameter: Parameter } {
  return { values, parameter: (value, type) => `$${values.push(value)}::${type}` }
}

/** Rows of the program as a table of a statement: `unnest(…) as u (…)`, an array for each column. */
export function rowsSql<Row>(
  parameter: Parameter,
  rows: Row[],
  columns: Record<string, [type: string, of: (row: Row) => unknown]>,
): string {
  const arrays = Object.values(columns).map(([type, of]) => parameter(rows.map(of), `${type}[]`))
  return `unnest(${arrays.join(', ')}) as u (${Object.keys(columns).join(', ')})`
}
