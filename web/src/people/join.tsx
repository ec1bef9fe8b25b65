import { LinkForm } from './link-form.tsx'

/** First owner or invitation. */
export const Join = () => <LinkForm />
