import { Type } from 'typebox'
import { nullable, Timestamp } from './schema.ts'
import { Text } from './common.ts'
import { LONGEST_PASSWORD, LONGEST_SECOND_FACTOR_CODE } from './limits.ts'

const Code = Type.String({
  minLength: 1,
  maxLength: LONGEST_SECOND_FACTOR_CODE,
  description: 'Six digits of the authenticator app, or a recovery code.',
})
const Password = Type.String({ minLength: 1, maxLength: LONGEST_PASSWORD, description: 'The password of the person.' })

export const SecondFactorSchema = Type.Object(
  {
    on: Type.Boolean({ description: 'Whether signing in asks for a code.' }),
    since: nullable(Timestamp('Since when.')),
    recovery_codes_left: Type.Integer({ description: 'Recovery codes that were not used.' }),
    has_password: Type.Boolean({ description: 'Without one there is nothing a second factor would add to.' }),
  },
  { title: 'SecondFactor' },
)
export const PasswordOnly = Type.Object({ password: Password }, { title: 'PasswordOnly' })
export const CodeInput = Type.Object({ code: Code }, { title: 'CodeInput' })
export const PasswordAndCode = Type.Object({ password: Password, code: Code }, { title: 'PasswordAndCode' })
export const SignInCode = Type.Object(
  {
    code: Code,
    trust_browser: Type.Optional(Type.Boolean({ description: 'No code is asked for in this browser for 30 days.' })),
  },
  { title: 'SignInCode' },
)
export const TotpSecret = Type.Object(
  { secret: Text('To be typed into the app (base32).'), uri: Text('What the QR code holds (otpauth).') },
  { title: 'TotpSecret' },
)
export const RecoveryCodes = Type.Object(
  { recovery_codes: Type.Array(Type.String(), { description: 'Shown this once; each works once.' }) },
  { title: 'RecoveryCodes' },
)
