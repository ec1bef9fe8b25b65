import type { Settings } from '../../config.ts'
import { ModelFailure } from '../../generation/base/model.ts'
import { placeOf, providerOf } from '../../models/providers.ts'
import { ANSWER_WITHIN, fix, note, ok, reasonOf } from './finding.ts'
import type { Check, Finding } from './finding.ts'

const soon = () => AbortSignal.timeout(ANSWER_WITHIN)

/** Whether the port is used by this product, by another program, or is free. */
export const serverCheck: Check = async ({ settings: { HOST, PORT, TLS_CERT } }) => {
  if (PORT === '0' || TLS_CERT !== '') return []
  const host = HOST === '0.0.0.0' ? '127.0.0.1' : HOST === '::' ? '[::1]' : HOST.includes(':') ? `[${HOST}]` : HOST
  const url = `http://${host}:${PORT}`
  try {
    const answer = await fetch(`${url}/public/v1/healthz`, { signal: soon(), redirect: 'manual' })
    const { status, output } = (await answer.json()) as { status?: string; output?: string }
    if (status === 'pass') return [ok('server', `one answers at ${url}, and is well`)]
    if (status === 'fail')
      return [
        fix('server', `the one at ${url} says it is not well${output ? `: ${output}` : ''}`, 'see the checks of the database and the disk'),
      ]
  } catch (error) {
    const { code = '' } = ((error as Error).cause ?? {}) as { code?: string }
    if (code === 'ECONNREFUSED') return [note('server', `none runs at ${url}: imprimatur serve starts one`)]
    if (!(error instanceof SyntaxError))
      return [fix('server', `${url}: ${reasonOf(error)}`, 'choose another port with PORT, or end what uses this one')]
  }
  return [fix('server', `something else answers at ${url}`, 'choose another port with PORT, or end what uses this one')]
}

export const mailCheck: Check = async ({ settings: { SMTP_URL } }) => {
  if (SMTP_URL === '') return [note('mail', 'SMTP_URL is not set: links are printed and copied instead of mailed')]
  if (!URL.canParse(SMTP_URL)) return [fix('mail', 'SMTP_URL is no address', 'set it as smtp://user:password@host:587')]
  const { host } = new URL(SMTP_URL)
  const { createTransport } = await import('nodemailer')
  const limits = {
    connectionTimeout: ANSWER_WITHIN,
    greetingTimeout: ANSWER_WITHIN,
    socketTimeout: ANSWER_WITHIN,
    dnsTimeout: ANSWER_WITHIN,
  }
  const transport = createTransport({ url: SMTP_URL, ...limits })
  try {
    // Greets and signs in; sends nothing.
    await transport.verify()
    return [ok('mail', `${host} answers and takes the sign-in`)]
  } catch (error) {
    const { code } = error as { code?: string }
    const line = code === 'EAUTH' ? 'set user and password in SMTP_URL' : 'start the mail server, open the way to it, or set SMTP_URL right'
    return [fix('mail', `${host}: ${reasonOf(error)}`, line)]
  } finally {
    transport.close()
  }
}

export const providerCheck: Check = async ({ settings: { OIDC_ISSUER, OIDC_CLIENT_ID } }) => {
  if (OIDC_ISSUER === '') return []
  if (OIDC_CLIENT_ID === '')
    return [fix('single sign-on', 'OIDC_CLIENT_ID is not set', 'OIDC_CLIENT_ID=the name the provider knows this server by')]
  const address = `${OIDC_ISSUER.replace(/\/+$/, '')}/.well-known/openid-configuration`
  try {
    const { status } = await fetch(address, { signal: soon() })
    if (status === 200) return [ok('single sign-on', `${OIDC_ISSUER} answers`)]
    return [fix('single sign-on', `${address} answers ${status}`, 'set OIDC_ISSUER as the provider names itself')]
  } catch (error) {
    return [fix('single sign-on', `${address}: ${reasonOf(error)}`, 'open the way to the provider, or set OIDC_ISSUER right')]
  }
}

/** Whether the service answers; no key is sent and nothing is written, so that looking costs nothing. */
export const modelCheck: Check = async ({ settings }) => {
  if (settings.MODEL.trim() === '') return [note('model', 'MODEL is not set: templates write drafts themselves')]
  const choice = chosenModel(settings)
  try {
    providerOf(choice)
  } catch (error) {
    if (error instanceof ModelFailure) return [fix('model', error.message, 'set MODEL, MODEL_URL and MODEL_KEY (docs/models.md)')]
    throw error
  }
  const place = placeOf(choice)
  return place === null ? [note('model', `${choice.model}: imprimatur models test calls it`)] : [await reached(choice.model, place)]
}

const chosenModel = ({ MODEL, MODEL_URL, MODEL_KEY }: Settings) => ({
  model: MODEL.trim(),
  url: MODEL_URL.trim() || null,
  key: MODEL_KEY.trim() || null,
})

async function reached(model: string, place: string): Promise<Finding> {
  const { host } = new URL(place)
  try {
    const answer = await fetch(`${place.replace(/\/+$/, '')}/models`, { signal: soon(), redirect: 'manual' })
    const known = answer.ok ? ((await answer.json().catch(() => null)) as { data?: { id: string }[] } | null)?.data : undefined
    const id = model.slice(model.indexOf(':') + 1)
    if (model.startsWith('ollama:') && Array.isArray(known) && !known.some((one) => one.id === id || one.id === `${id}:latest`))
      return fix('model', `${host} answers and has no ${id}`, `ollama pull ${id}`)
    return ok('model', `${host} answers; imprimatur models test calls ${model}`)
  } catch (error) {
    const start = model.startsWith('ollama:') ? 'ollama serve, or set MODEL_URL' : 'open the way to it, or set MODEL_URL'
    return fix('model', `${host}: ${reasonOf(error)}`, start)
  }
}
