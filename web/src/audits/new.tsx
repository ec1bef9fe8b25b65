/** A new audit. */
export const NewAudit = () => <main id="main" className="page"><h1>New audit</h1></main>
