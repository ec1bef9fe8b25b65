/** One audit. */
export const AuditPage = () => <main id="main" className="page"><h1>Audit</h1></main>
