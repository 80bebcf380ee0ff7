/** What the service is: the first paragraph leads, the others stand beside it on wide screens. */
export function AboutService({ paragraphs }: { paragraphs: readonly string[] }) {
  const [lead, ...others] = paragraphs;
  return (
    <div className="shell band grid gap-x-16 gap-y-8 lg:grid-cols-12">
      <p className="max-w-[40ch] text-title font-normal leading-normal tracking-normal lg:col-span-6">
        {lead}
      </p>
      <div
        data-no-print=""
        className="grid content-start gap-5 sm:grid-cols-2 sm:gap-x-10 lg:col-span-6 lg:grid-cols-1"
      >
        {others.map((paragraph) => (
          <p key={paragraph} className="measure text-steel-700">
            {paragraph}
          </p>
        ))}
      </div>
    </div>
  );
}
