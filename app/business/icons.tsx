import { type Logo, siteIcons } from "./logo";

export function Icons({ logo }: { logo: Logo | null }) {
  if (logo) {
    return (
      <>
        <link rel="icon" href={logo.icons.favicon} type="image/png" sizes="32x32" />
        <link rel="icon" href={logo.icons.small} type="image/png" sizes="192x192" />
        <link rel="apple-touch-icon" href={logo.icons.apple} />
      </>
    );
  }
  return (
    <>
      <link rel="icon" href={siteIcons.favicon} sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href={siteIcons.apple} />
    </>
  );
}
