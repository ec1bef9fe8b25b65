/** First owner or invitation. */
export const Join = () => <main id="main" className="page"><h1>Join</h1></main>
