export const SPANS = ['five', 'quarter', 'all'] as const
type Span = (typeof SPANS)[number]

/** Search parameters of the page. */
export const healthSearch = (given: Record<string, unknown>): { span?: Span } => {
  const span = SPANS.find((each) => each === given.span)
  return span ? { span } : {}
}

/** The try that is shown, so that it is still there when the page is loaded again. */
export const trySearch = (given: Record<string, unknown>): { tried?: string } =>
  typeof given.tried === 'string' && /^[0-9a-f-]{36}$/.test(given.tried) ? { tried: given.tried } : {}
