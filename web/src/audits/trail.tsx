/** The activity trail. */
export const TrailPage = () => <main id="main" className="page"><h1>Trail</h1></main>
