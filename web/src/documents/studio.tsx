/** The studio. */
export const Studio = () => <main id="main" className="page"><h1>Studio</h1></main>
