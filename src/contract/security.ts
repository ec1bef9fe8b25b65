import { Type } from 'typebox'
import { reason } from './common.ts'
import { LONGEST_NETWORK } from './limits.ts'

export const SecuritySchema = Type.Object(
  {
    requires_second_factor: Type.Boolean({
      description: 'Whether members must sign in with a second factor, a passkey or the identity provider.',
    }),
  },
  { title: 'Security' },
)
export const SecurityInput = Type.Object({ requires_second_factor: Type.Boolean(), reason }, { title: 'SecurityInput' })

const Network = Type.String({ maxLength: LONGEST_NETWORK, description: 'An address, or a network such as 10.1.0.0/16.' })
export const NetworksSchema = Type.Object(
  {
    networks: Type.Array(Network, { description: 'None: the workspace is open to every address.' }),
    your_address: Type.String({ description: 'The address this request came from.' }),
  },
  { title: 'Networks' },
)
export const NetworksInput = Type.Object(
  {
    networks: Type.Array(Network, { maxItems: 200 }),
    shut_me_out: Type.Optional(Type.Boolean({ description: 'It is meant that the own address is not among them.' })),
    reason,
  },
  { title: 'NetworksInput' },
)
