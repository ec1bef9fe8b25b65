import { LinkForm } from './link-form.tsx'

/** A new password by link. */
export const ResetPassword = () => <LinkForm />
