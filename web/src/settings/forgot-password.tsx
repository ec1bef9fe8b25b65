/** Asking for a link. */
export const ForgotPassword = () => <main id="main" className="page"><h1>Password forgotten</h1></main>
