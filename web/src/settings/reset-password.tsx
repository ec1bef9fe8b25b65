/** A new password by link. */
export const ResetPassword = () => <main id="main" className="page"><h1>New password</h1></main>
