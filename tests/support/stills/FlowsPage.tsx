/** In the place of the live charts: what they show is walked beside their own chart. */
export default function FlowsPage() {
  return <h1>The live charts</h1>;
}
