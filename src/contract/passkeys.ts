import { Type } from 'typebox'
import { nullable, OneLine, Timestamp } from './schema.ts'
import { LONGEST_PASSKEY_BYTES, LONGEST_PASSKEY_NAME, LONGEST_PASSKEY_TRANSPORT, LONGEST_PASSWORD } from './limits.ts'

const Name = OneLine({ minLength: 1, maxLength: LONGEST_PASSKEY_NAME, description: 'What the person calls it.' })
const Bytes = (description: string) => Type.String({ maxLength: LONGEST_PASSKEY_BYTES, description: `${description} (base64url).` })

export const PasskeySchema = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    created_at: Timestamp('When it was added.'),
    last_used_at: nullable(Timestamp('When it was last used.')),
  },
  { title: 'Passkey' },
)
export const PasskeysSchema = Type.Object({ passkeys: Type.Array(PasskeySchema) }, { title: 'Passkeys' })
export const PasskeyName = Type.Object({ name: Name }, { title: 'PasskeyName' })
export const PasswordOrNone = Type.Object(
  {
    password: Type.Optional(
      nullable(Type.String({ minLength: 1, maxLength: LONGEST_PASSWORD, description: 'Null for whoever has none.' })),
    ),
  },
  { title: 'PasswordOrNone' },
)
/** As WebAuthn defines it; the browser reads it. */
export const BrowserOptions = Type.Object(
  {
    options: Type.Object(
      {},
      { additionalProperties: true, description: 'What the browser is to be asked, as WebAuthn writes it in JSON.' },
    ),
  },
  { title: 'BrowserOptions' },
)

const base = { id: Bytes('Identifier of the passkey'), rawId: Bytes('The same'), type: Type.Literal('public-key') }
export const PasskeyAnswer = Type.Object(
  {
    ...base,
    response: Type.Object({
      clientDataJSON: Bytes('What the browser says about the request'),
      authenticatorData: Bytes('What the device says'),
      signature: Bytes('Signature over both'),
      userHandle: Type.Optional(nullable(Bytes('Whom the device says it is for'))),
    }),
  },
  { title: 'PasskeyAnswer' },
)
export const NewPasskeyInput = Type.Object(
  {
    name: Name,
    response: Type.Object({
      ...base,
      response: Type.Object({
        clientDataJSON: Bytes('What the browser says about the request'),
        attestationObject: Bytes('The new public key'),
        transports: Type.Optional(Type.Array(Type.String({ maxLength: LONGEST_PASSKEY_TRANSPORT }), { maxItems: 10 })),
      }),
    }),
  },
  { title: 'NewPasskeyInput' },
)
