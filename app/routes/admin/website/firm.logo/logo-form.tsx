import type { Logo } from "~/business/logo";
import { Button } from "~/platform/ui/button";
import { Field, fileInputClasses } from "~/platform/ui/form/field";
import { ConflictNote } from "~/platform/ui/form/form-notes";
import { PostForm } from "~/platform/ui/form/post-form";
import { useForm } from "~/platform/ui/form/use-form";
import { Toasts } from "~/platform/ui/toasts";

/** Includes a separate form that removes the logo. */
export function LogoForm({ logo, version }: { logo: Logo | null; version: number }) {
  const form = useForm({ intent: "save", version, hasDraft: false });
  const removal = useForm({ intent: "remove", version, hasDraft: false });
  const toast = form.refused?.toast ?? removal.refused?.toast;
  return (
    <>
      <Toasts toast={toast} />
      <PostForm form={form} encType="multipart/form-data" noValidate className="grid grid-cols-1 gap-5">
        <Field
          name="image"
          label={logo ? "Choose another logo" : "Choose your logo"}
          help="PNG, JPEG or WebP. A PNG with a transparent background looks best. Empty margins are cut off."
          error={form.refused?.errors.image}
          required={logo === null}
        >
          {(fieldProps) => (
            <input
              {...fieldProps}
              type="file"
              accept="image/png,image/jpeg,image/webp"
              className={`${fileInputClasses} border-steel-500 bg-mist text-sm`}
            />
          )}
        </Field>
        <label className="flex min-h-11 items-start gap-3">
          <input
            type="checkbox"
            name="containsName"
            defaultChecked={
              form.refused ? form.refused.typed.containsName === "on" : (logo?.containsName ?? false)
            }
            aria-describedby="contains-name-help"
            className="mt-0.5 size-5 shrink-0 accent-graphite"
          />
          <span className="grid gap-1">
            The logo contains the firm's name
            <span id="contains-name-help" className="text-sm text-steel-600">
              If you don't tick this, your name and tagline appear beside it.
            </span>
          </span>
        </label>
        {form.refused?.typed.hadFile ? <input type="hidden" name="hadFile" value="on" /> : null}
        <ConflictNote toast={toast} />
        <Button busy={form.isBusy} className="sm:justify-self-start">
          {form.isBusy ? "Saving..." : "Save"}
        </Button>
      </PostForm>
      {logo ? (
        <PostForm form={removal} className="border-steel-200 border-t pt-4">
          <Button variant="secondary" busy={removal.isBusy}>
            Remove logo
          </Button>
        </PostForm>
      ) : null}
    </>
  );
}
