import { Form } from "@remix-run/react";
import { Panel } from "~/admin/panel";
import { accountPage } from "~/content/account";
import { DialogLink } from "~/ui/dialog";

const { calendar: words } = accountPage;

export function CalendarPanel({ since }: { since: string | null }) {
  return (
    <Panel title={words.heading} text={words.text}>
      <div className="grid gap-1 text-sm">
        <p>{since ? words.on(since) : words.off}</p>
        <div className="flex flex-wrap gap-x-5">
          <DialogLink
            to="/admin/account/calendar"
            className="text-link inline-flex min-h-11 items-center text-sm"
          >
            {since ? words.renew : words.make}
          </DialogLink>
          {since ? (
            <Form method="post" action="/admin/account/calendar" replace preventScrollReset>
              <button
                type="submit"
                name="end"
                value="1"
                className="inline-flex min-h-11 items-center text-danger text-sm underline underline-offset-4"
              >
                {words.end}
              </button>
            </Form>
          ) : null}
        </div>
      </div>
    </Panel>
  );
}
