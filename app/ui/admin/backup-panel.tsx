import { accountPage } from "~/content/account";
import { Button } from "~/ui/button";
import { AccountPanel } from "./account-panel";

/** Gives out everything the site keeps as a file. A plain form: the answer is a download and no page. */
export function BackupPanel() {
  const { heading, text, submit } = accountPage.backup;
  return (
    <AccountPanel title={heading} text={text}>
      <form method="post" action="/admin/backup">
        <Button type="submit" variant="secondary">
          {submit}
        </Button>
      </form>
    </AccountPanel>
  );
}
