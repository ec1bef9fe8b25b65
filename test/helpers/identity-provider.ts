import { createServer } from 'node:http'
import type { RequestListener, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'
import { closeServer } from './close-server.ts'

export interface ProviderPerson {
  sub: string
  email?: string
  email_verified?: boolean
  name?: string
  groups?: string[]
}

export const CLIENT = { OIDC_CLIENT_ID: 'imprimatur', OIDC_CLIENT_SECRET: 'the secret this server has with the provider' }

/**
 * A real OpenID Connect provider on loopback. Whoever it is told signs in there at once, without a page; everything else (codes, PKCE,
 * tokens, keys) is its own.
 */
export async function identityProvider() {
  let handle: RequestListener = (_request, response) => response.writeHead(503).end()
  const server = createServer((request, response) => handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const people = new Map<string, ProviderPerson>()
  let current = ''
  let forges = false
  return {
    issuer,
    /** Answers from now on, for servers whose people come back to these addresses. */
    start(returnAddresses: string[]) {
      const provider = new Provider(issuer, {
        clients: [
          {
            client_id: CLIENT.OIDC_CLIENT_ID,
            client_secret: CLIENT.OIDC_CLIENT_SECRET,
            redirect_uris: returnAddresses,
            post_logout_redirect_uris: returnAddresses.map((address) => address.replace(/single-sign-on$/, 'sign-in')),
          },
        ],
        cookies: { keys: ['the key of cookies of a test'] },
        claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'], groups: ['groups'] },
        features: { devInteractions: { enabled: false } },
        findAccount: (_context, id) => ({ accountId: id, claims: async () => ({ ...people.get(id)! }) }),
        async loadExistingGrant(context) {
          const grant = new context.oidc.provider.Grant({
            clientId: context.oidc.client!.clientId,
            accountId: context.oidc.session!.accountId!,
          })
          grant.addOIDCScope('openid email profile groups')
          await grant.save()
          return grant
        },
      })
      const callback = provider.callback()
      handle = (request, response) => {
        if (forges && request.url === '/token') forge(response)
        if (!request.url!.startsWith('/interaction/')) return void callback(request, response)
        void provider.interactionFinished(request, response, { login: { accountId: current } })
      }
    },
    /** Whether the signatures of its tokens are wrong from now on. */
    forge(now: boolean) {
      forges = now
    },
    /** Whoever comes from now on is this person. */
    as(person: ProviderPerson) {
      people.set(person.sub, person)
      current = person.sub
    },
    /** Signs a person in at the provider, following its redirects; answers the address it sends the browser back to. */
    async signIn(begin: string, person: ProviderPerson): Promise<URL> {
      this.as(person)
      const cookies = new Map<string, string>()
      let url = begin
      while (url.startsWith(issuer)) {
        const answer = await fetch(url, {
          redirect: 'manual',
          headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
        })
        for (const cookie of answer.headers.getSetCookie()) {
          const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)!
          if (value === '') cookies.delete(name!)
          else cookies.set(name!, value!)
        }
        const next = answer.headers.get('location')
        if (!next) throw new Error(`The provider answered ${answer.status}: ${await answer.text()}`)
        await answer.body?.cancel()
        url = new URL(next, url).href
      }
      return new URL(url)
    },
    close: () => closeServer(server),
  }
}

/** Changes the signature of the ID token in an answer. */
function forge(response: ServerResponse): void {
  const end = response.end.bind(response) as (body: string) => ServerResponse
  response.end = ((body: unknown) =>
    end(
      String(body).replace(
        /("id_token":"[\w-]+\.[\w-]+\.)(.)/,
        (_all, before: string, first: string) => before + (first === 'A' ? 'B' : 'A'),
      ),
    )) as never
}
