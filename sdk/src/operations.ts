import type { components, paths as V1 } from './v1.d.ts'
import type { paths as V2, webhooks } from './v2.d.ts'

/*
 * What each path takes and gives, read out of the types that `npm run sdk` makes from the OpenAPI documents.
 */

export type Paths = V1 & V2
export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** Paths that answer to a method. */
export type PathsOf<M extends Method> = { [P in keyof Paths]: Paths[P] extends Record<M, object> ? P : never }[keyof Paths]

type Operation<M extends Method, P extends PathsOf<M>> = Paths[P] extends Record<M, infer Found> ? Found : never

type PathValues<O> = O extends { parameters: { path: infer Values } } ? { path: Values } : { path?: undefined }
type QueryValues<O> = O extends { parameters: { query?: infer Values } } ? { query?: Values } : { query?: undefined }
type BodyOf<Content> = {
  [Media in keyof Content]: Media extends 'application/json' ? Content[Media] : Media extends 'multipart/form-data' ? FormData : Blob
}[keyof Content]
type BodyValue<O> = O extends { requestBody: { content: infer Content } } ? { body: BodyOf<Content> } : { body?: undefined }

/** What a call may say beside its path, query and body. */
export interface CallOptions {
  headers?: Record<string, string>
  /** Ends the call, its waits and its retries. */
  signal?: AbortSignal | undefined
  /** Milliseconds for each try. */
  timeout?: number
  /** Tries after the first one. */
  retries?: number
  /** Of a POST; otherwise one is made for each call. The same on each try. */
  idempotencyKey?: string
}

export type Options<M extends Method, P extends PathsOf<M>> = PathValues<Operation<M, P>> &
  QueryValues<Operation<M, P>> &
  BodyValue<Operation<M, P>> &
  CallOptions

/** Options may be left out where none is needed. */
export type Rest<Needed> = object extends Needed ? [options?: Needed] : [options: Needed]

type Content<Answer> = Answer extends { content: infer Media }
  ? { [Kind in keyof Media]: Kind extends 'application/json' | `application/${string}+json` ? Media[Kind] : Response }[keyof Media]
  : undefined
type Success = 200 | 201 | 202 | 204

/** What a call gives: JSON as it is, anything else as a `Response` whose body was not read yet. */
export type Data<M extends Method, P extends PathsOf<M>> =
  Operation<M, P> extends { responses: infer Answers } ? Content<Answers[keyof Answers & Success]> : never

/** One fault of a request that was refused with 422. */
export type Fault = components['schemas']['ValidationError']

/** What is sent to webhooks, by its type. */
export type WebhookEvent = {
  [Type in keyof webhooks]: webhooks[Type] extends { post: { requestBody: { content: { 'application/json': infer Body } } } } ? Body : never
}[keyof webhooks]
