import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contactForm } from "../../app/content/contact";
import { createPhoto } from "../support/photo";
import { test } from "./fixtures";
import { button, field, link, textIn } from "./visitor";

test("the owner answers an enquiry, adds a picture, and signs out", async ({ visitor, site }) => {
  await visitor.open("/contact");
  await visitor.fill(field("Name"), "Kavitha");
  await visitor.fill(field("Email"), "kavitha@example.com");
  await visitor.fill(field("Phone"), "+91 98400 12345");
  await visitor.fill(field("Message"), "A safety door in front of a teak door.");
  await visitor.backdateForm();
  await visitor.press(button(contactForm.submit));
  await visitor.expectVisible(textIn("We have your message", "main h2"));
  await visitor.expectVisible(textIn("We'll call 98400 12345 or write to kavitha@example.com.", "main"));

  await visitor.openWithoutWaiting("/login");
  await visitor.fill(field("Username"), site.admin.username);
  await visitor.fill(field("Password"), site.admin.password);
  await visitor.press(button("Sign In"));
  await visitor.expectPath("/admin");
  await visitor.openWithoutWaiting("/admin/enquiries");
  await visitor.press(link("Kavitha", "article"));
  const answerSection = '[aria-label="Status and follow-up"]';
  await visitor.press(link("Note", answerSection));
  await visitor.press(textIn("Site visit", `${answerSection} label`));
  await visitor.fill({ css: '[name="note"]', inside: answerSection }, "She is in on Friday.");
  await visitor.press(button("Save", answerSection));
  await visitor.expectVisible(textIn("New → Site visit"));
  await visitor.expectVisible(textIn("She is in on Friday."));

  const folder = await mkdtemp(join(tmpdir(), "engines-"));
  await writeFile(join(folder, "gate.jpg"), await createPhoto(600));
  await visitor.open("/admin/galleryadmin/new");
  if (visitor.hasScripts) await visitor.expectVisible({ css: "dialog input:focus", name: "Title" });
  await visitor.fill(field("Title", "dialog"), "A gate at dawn");
  await visitor.fill(field("Description", "dialog"), "Seen from the drive.");
  await visitor.chooseFile({ css: 'dialog input[type="file"]' }, join(folder, "gate.jpg"));
  await visitor.press(button("Add Gallery Item", "dialog"));
  await visitor.expectVisible(textIn("Gallery item added successfully!"));
  await visitor.expectPath("/admin/galleryadmin");
  await visitor.expectVisible(textIn("A gate at dawn", "article"));
  await rm(folder, { recursive: true });

  await visitor.openWithoutWaiting("/logout");
  await visitor.press(button("Yes, logout!"));
  await visitor.expectPath(/^\/(login)?$/);
  await visitor.openWithoutWaiting("/admin");
  await visitor.expectPath(/^\/login/);
});
