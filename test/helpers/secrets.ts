/** Secrets of servers under test, so that they write no file of secrets. */
export const TEST_SECRETS = {
  AUTH_SECRET: 'the secret that signs the cookies of tests',
  ENCRYPTION_KEY: 'the secret that seals the model keys of tests',
}
