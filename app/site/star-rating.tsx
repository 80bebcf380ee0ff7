import { STAR_SCALE } from "~/content/constants";
import { starRatingLabel } from "~/content/pages";
import { joinClasses } from "~/ui/join-classes";

const star = "M12 3l2.7 6.1 6.6.6-5 4.4 1.5 6.5L12 17.2l-5.8 3.4 1.5-6.5-5-4.4 6.6-.6z";

/** A rating in stars on the scale of 5, with its figure for those who do not see them. */
export function StarRating({ rating, className }: { rating: number; className?: string }) {
  return (
    <span
      role="img"
      aria-label={starRatingLabel(rating, STAR_SCALE)}
      className={joinClasses("flex gap-1", className)}
    >
      {Array.from({ length: STAR_SCALE }, (_, index) => index + 1).map((position) => (
        <svg
          key={position}
          viewBox="0 0 24 24"
          aria-hidden="true"
          stroke="currentColor"
          strokeWidth="1.2"
          fill={position <= rating ? "currentColor" : "none"}
          className="size-5"
        >
          <path d={star} />
        </svg>
      ))}
    </span>
  );
}
