/** How often in a hundred the progress is read out: every step would be a torrent of words. */
const announcedStep = 25;

interface UploadProgressProps {
  /** From 0 to 1; null while nothing is being sent. */
  fraction: number | null;
  label: string;
  /** One of many, of which none is read out. */
  quiet?: boolean;
}

/** A bar that shows how much of something has been sent. */
export function UploadProgress({ fraction, label, quiet = false }: UploadProgressProps) {
  const percent = fraction === null ? null : Math.round(fraction * 100);
  const announced = percent === null ? null : percent - (percent % announcedStep);
  return (
    <div>
      {percent === null ? null : (
        <div className="grid gap-1.5">
          <progress className="progress" value={percent} max={100} aria-label={label} />
          <p aria-hidden="true" className="flex justify-between text-sm text-steel-600 tabular-nums">
            <span>{label}</span>
            <span>{percent}%</span>
          </p>
        </div>
      )}
      {quiet ? null : (
        <p role="status" className="sr-only">
          {announced ? `${label}: ${announced}%` : ""}
        </p>
      )}
    </div>
  );
}
