/** All audits. */
export const AuditList = () => <main id="main" className="page"><h1>Audits</h1></main>
