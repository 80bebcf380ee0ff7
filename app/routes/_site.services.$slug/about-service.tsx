/** What the service is: the first paragraph leads, the others stand below it side by side. */
export function AboutService({ paragraphs }: { paragraphs: readonly string[] }) {
  const [lead, ...others] = paragraphs;
  return (
    <div className="grid gap-8">
      <p className="max-w-[56ch] text-lead">{lead}</p>
      <div className="grid gap-x-10 gap-y-5 sm:grid-cols-2">
        {others.map((paragraph) => (
          <p key={paragraph} className="text-steel-700">
            {paragraph}
          </p>
        ))}
      </div>
    </div>
  );
}
