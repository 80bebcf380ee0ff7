export default function Home() {
  return <h1>Since 1993</h1>;
}
