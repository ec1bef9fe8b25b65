/** Rules. */
export const Rules = () => <main id="main" className="page"><h1>Rules</h1></main>
