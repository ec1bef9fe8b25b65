/** The library. */
export const Library = () => <main id="main" className="page"><h1>Library</h1></main>
