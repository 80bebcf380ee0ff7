import { fillSignInForm } from "./fixtures";
import { delayResponses, openWithScripts } from "./screen";
import {
  aboveSendLimit,
  addItem,
  addPicture,
  addProject,
  apiMessage,
  login,
  message,
  openItem,
  post,
  type Reach,
  refuseItem,
  remove,
  request,
  save,
  sendApiMessage,
  sendApiRequest,
  sendMessage,
  sendRequest,
  show,
  showSignedIn,
  withoutProjects,
  withRefusals,
} from "./specification-steps";

/** Ways to the texts; those with `@js` need scripts, the others run without them. */
export const screens = {
  home: show("/"),
  about: show("/about"),
  contact: show("/contact"),
  "request quote": show("/request-quote"),
  "a service": show("/services/ms-gate"),
  services: show("/services"),
  login: show("/login"),
  "an unknown address": show("/no-such-page"),
  "the chat link": async ({ page }) => {
    await page.goto("/");
    const address = await page.getByRole("link", { name: "Chat on WhatsApp" }).first().getAttribute("href");
    return new URL(address ?? "").searchParams.get("text") ?? "";
  },
  "the choices of a quote request": async ({ page }) => {
    await page.goto("/request-quote");
    return (await page.locator("option").allTextContents()).join("\n");
  },
  "a project without a location": async (visit) => {
    await addItem(visit, "projects");
    return await show("/project")(visit);
  },
  "gallery, empty": show("/gallery"),
  "project, empty": show("/project"),
  "an admin screen that fails": withoutProjects(showSignedIn("/admin/projects/1/edit")),
  dashboard: showSignedIn("/admin"),
  "dashboard, empty": showSignedIn("/admin"),
  "admin projects": showSignedIn("/admin/projects"),
  "admin projects, empty": showSignedIn("/admin/projects"),
  "admin gallery": showSignedIn("/admin/galleryadmin"),
  "admin gallery, empty": showSignedIn("/admin/galleryadmin"),
  "a gallery that loads slowly @js": async ({ page }) => {
    await openWithScripts(page, "/about");
    await delayResponses(page, "**/gallery.data*");
    await page.getByRole("contentinfo").getByRole("link", { name: "Our Projects" }).click();
    return undefined;
  },
  "a slow login @js": async ({ page, site }) => {
    await openWithScripts(page, "/login");
    await delayResponses(page, "**/login.data*");
    await fillSignInForm(page, site.admin);
    return undefined;
  },
  "a message": sendMessage(message),
  "a message without a name": sendMessage({ ...message, Name: "" }),
  "a message with a wrong email": sendMessage({ ...message, Email: "kavitha" }),
  "a message with a short phone number": sendMessage({ ...message, Phone: "98430" }),
  "a message above the limit": aboveSendLimit(sendMessage(message)),
  "a message that cannot be stored": withRefusals("enquiries", sendMessage({ ...message, Name: "Ravi" })),
  "a message to the API": sendApiMessage,
  "a message to the API above the limit": aboveSendLimit(sendApiMessage),
  "a message to the API that cannot be stored": withRefusals(
    "enquiries",
    post("/api/contact/contact", { ...apiMessage, name: "Ravi" }),
  ),
  "an enquiry to the API": sendApiRequest,
  "an enquiry to the API above the limit": aboveSendLimit(sendApiRequest),
  "a quote request": sendRequest(request),
  "a quote request without fields": sendRequest({}),
  "a quote request with a short phone number": sendRequest({ ...request, Phone: "98430" }),
  "a quote request that cannot be stored": withRefusals(
    "enquiries",
    sendRequest({ ...request, Name: "Ravi" }),
  ),
  "a login": login(),
  "a login with a wrong password": login("wrong"),
  "a login that cannot be stored": withRefusals("sessions", login()),
  logout: showSignedIn("/logout"),
  "logout, confirmed": async (visit) => {
    await showSignedIn("/logout")(visit);
    await visit.page.getByRole("button", { name: "Yes, logout!" }).click();
    return undefined;
  },
  "a project without an image @js": addProject(),
  "a new project": addProject("picture"),
  "a new project that cannot be stored": withRefusals("projects", addProject("picture")),
  "a changed project": save("projects"),
  "a changed project that cannot be stored": refuseItem("projects", "projects", "edit", "Save"),
  "deleting a project": openItem("projects", "delete"),
  "a deleted project": remove("projects"),
  "a project that cannot be deleted": refuseItem("projects", "projects", "delete", "Yes, delete it!"),
  "a picture without an image @js": addPicture(),
  "a picture that is a program": addPicture("program"),
  "a new picture": addPicture("picture"),
  "a new picture that cannot be stored": withRefusals("gallery_items", addPicture("picture")),
  "a changed picture": save("galleryadmin"),
  "a changed picture that cannot be stored": refuseItem("gallery_items", "galleryadmin", "edit", "Save"),
  "deleting a picture": openItem("galleryadmin", "delete"),
  "a deleted picture": remove("galleryadmin"),
  "a picture that cannot be deleted": refuseItem(
    "gallery_items",
    "galleryadmin",
    "delete",
    "Yes, delete it!",
  ),
} satisfies Record<string, Reach>;
