/** Signing in. */
export const SignIn = () => <main id="main" className="page"><h1>Sign in</h1></main>
