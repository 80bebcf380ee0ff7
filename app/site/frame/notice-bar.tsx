import { frameWords } from "~/content/navigation";

/** What the owner has to say to everybody, between the bar and the head of the page. */
export function NoticeBar({ text }: { text: string }) {
  return (
    <aside aria-label={frameWords.notice} className="notice-bar bg-graphite text-paper">
      <div className="shell">
        <p className="rail border-steel-500 py-3 text-sm">{text}</p>
      </div>
    </aside>
  );
}
