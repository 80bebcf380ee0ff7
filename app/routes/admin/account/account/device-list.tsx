import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import type { ListedSession } from "~/features/accounts/sessions.server";
import { Panel } from "~/frames/admin/panel";
import { formatDateTime } from "~/platform/time/time";
import { Button } from "~/platform/ui/button";
import { DialogLink } from "~/platform/ui/dialog";

interface DeviceListProps {
  sessions: readonly ListedSession[];
  currentId: number;
}

export function DeviceList({ sessions, currentId }: DeviceListProps) {
  return (
    <Panel title="Signed-in devices" text="Sign out devices you don't use or recognise.">
      <ul className="grid">
        {sessions.map((session) => (
          <li
            key={session.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-steel-100 border-t py-4"
          >
            <Device session={session} isCurrent={session.id === currentId} />
          </li>
        ))}
      </ul>
      {sessions.length > 1 ? (
        <DialogLink
          to="/admin/account/others"
          className="inline-flex min-h-11 items-center justify-self-start text-danger text-sm underline underline-offset-4"
        >
          Sign out everywhere else
        </DialogLink>
      ) : null}
    </Panel>
  );
}

function Device({ session, isCurrent }: { session: ListedSession; isCurrent: boolean }) {
  const { id, device, signedInAt, lastUsedAt } = session;
  return (
    <>
      <DeviceFacts name={device} isThisDevice={isCurrent}>
        <Fact name="Last used">{isCurrent ? "Now" : <Moment at={lastUsedAt} />}</Fact>
        <Fact name="Signed in">
          <Moment at={signedInAt} />
        </Fact>
      </DeviceFacts>
      {isCurrent ? null : <SignOutButton id={id} device={device} />}
    </>
  );
}

interface DeviceFactsProps {
  name: string;
  isThisDevice: boolean;
  children: ReactNode;
}

export function DeviceFacts({ name, isThisDevice, children }: DeviceFactsProps) {
  return (
    <div className="grid min-w-0 gap-2">
      <h3 className="flex flex-wrap items-center gap-2 text-base">
        {name}
        {isThisDevice ? (
          <span className="caption rounded-sm bg-steel-100 px-2 py-1 text-steel-700">This device</span>
        ) : null}
      </h3>
      <dl className="figures grid grid-cols-[auto_1fr] gap-x-4 gap-y-0.5 text-sm">{children}</dl>
    </div>
  );
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-steel-600">{name}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </>
  );
}

export function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{formatDateTime(at)}</time>;
}

function SignOutButton({ id, device }: { id: number; device: string }) {
  const { state, formData } = useNavigation();
  return (
    <Form method="post" action="/admin/account" replace preventScrollReset>
      <input type="hidden" name="intent" value="session" />
      <input type="hidden" name="session" value={id} />
      <Button
        variant="secondary"
        busy={state !== "idle" && formData?.get("session") === String(id)}
        aria-label={`Sign out: ${device}`}
      >
        Sign out
      </Button>
    </Form>
  );
}
