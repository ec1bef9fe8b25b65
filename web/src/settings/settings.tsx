/** Settings. */
export const Settings = () => <main id="main" className="page"><h1>Settings</h1></main>
