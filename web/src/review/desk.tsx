/** The review desk. */
export const Desk = () => <main id="main" className="page"><h1>Desk</h1></main>
