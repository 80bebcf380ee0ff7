import { startSite } from "../support/server";
import { test as base, expect } from "./fixtures";
import { screens } from "./specification-screens";
import type { Visit } from "./specification-steps";

/** A site without projects, gallery and samples. */
const test = base.extend<object, { emptySite: Visit["site"] }>({
  emptySite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      const site = await startSite({ SAMPLE_CONTENT: "false" });
      await use(site);
      await site.stop();
    },
    { scope: "worker", timeout: 90_000 },
  ],
});

test.use({ expectedErrors: [/status of \d+/] });

/** The exact texts of the specification in its order: section, text, the way to it. */
const texts: [section: string, text: string | RegExp, screen: keyof typeof screens][] = [
  ["1", "30+", "home"],
  ["1", "20000+", "home"],
  ["1", "100%", "home"],
  ["1", "Get Free Quote", "home"],
  ["1", "Railings", "home"],
  ["1", "MS Main Gates", "home"],
  ["1", "SS Main Gates", "home"],
  ["1", "Balcony", "home"],
  ["1", "Bathroom Glass", "home"],
  ["1", "Exterior Structures", "home"],
  ["1", "Consultation", "home"],
  ["1", "Design & Planning", "home"],
  ["1", "Fabrication", "home"],
  ["1", "Installation", "home"],
  ["1", "Our Latest Projects", "home"],
  ["1", "Testimonials", "home"],
  ["2", "Hello! I would like to know more about your services.", "the chat link"],
  ["2", "Since 1993", "home"],
  ["2", "Home", "home"],
  ["2", "About Us", "home"],
  ["2", "Services", "home"],
  ["2", "Gallery", "home"],
  ["2", "Contact", "home"],
  ["2", "Request Quote", "home"],
  ["2", "View All Projects", "home"],
  ["2", "Our Projects", "home"],
  ["2", "Get In Touch", "home"],
  ["2", "Railings & Balcony", "services"],
  ["2", "Gates & Doors", "services"],
  ["2", "Fabrication Work", "services"],
  ["2", "Specialized Doors", "services"],
  ["2", "Windows", "services"],
  ["2", "Interior Glass", "services"],
  ["2", "Exterior Structures", "services"],
  ["2", "N/A", "a project without a location"],
  ["2", "EST. 1993", "about"],
  ["2", "30+ Years of Excellence", "about"],
  ["2", "Years of Experience", "about"],
  ["2", "Happy Customers", "about"],
  ["2", "Projects Completed", "about"],
  ["2", "Expert Craftsmen", "about"],
  ["2", "Core Values", "about"],
  ["2", "Quality Excellence", "about"],
  ["2", "Customer Focus", "about"],
  ["2", "Precision Engineering", "about"],
  ["2", "Innovation", "about"],
  ["2", "Our Products", "about"],
  ["2", "Mon-Sat 9 AM-6 PM IST", "contact"],
  ["2", "We'll reply within 24-48 hours.", "contact"],
  ["2", "No projects found.", "gallery, empty"],
  ["2", "Loading...", "a gallery that loads slowly @js"],
  ["2", "No projects available.", "project, empty"],
  ["2", "We respond within 24 hours.", "request quote"],
  ["2", "Working Hours: Mon - Sat (9:30 AM - 7 PM)", "request quote"],
  ["2", "Get Quote", "a service"],
  ["2", "Contact Us", "a service"],
  ["2", "Request Quote", "a service"],
  ["2", "Why Choose Us", "a service"],
  ["2", "30+ years of experience", "a service"],
  ["2", "Premium quality materials", "a service"],
  ["2", "Expert installation team", "a service"],
  ["2", "Comprehensive warranty", "a service"],
  ["2", "Custom design solutions", "a service"],
  ["2", "Competitive pricing", "a service"],
  ["2", "Need Help", "a service"],
  ["2", "Back to Website", "login"],
  ["2", "404", "an unknown address"],
  ["2", /Oops! Page not found$/, "an unknown address"],
  ["2", "Unexpected Application Error!", "an admin screen that fails"],
  ["2", "Logout", "dashboard"],
  ["2", "Dashboard", "dashboard"],
  ["2", "Total Projects", "dashboard"],
  ["2", "Total Gallery", "dashboard"],
  ["2", "Recently Added Items", "dashboard"],
  ["2", "Item Type", "dashboard"],
  ["2", "Name", "dashboard"],
  ["2", "Added On", "dashboard"],
  ["2", "No recent items to display.", "dashboard, empty"],
  ["2", "Latest Projects", "admin projects"],
  ["2", "Add Project", "admin projects"],
  ["2", /^Edit /, "admin projects"],
  ["2", /^Delete /, "admin projects"],
  ["2", "No projects found. Add your first project!", "admin projects, empty"],
  ["2", "Gallery", "admin gallery"],
  ["2", "Add Gallery Item", "admin gallery"],
  ["2", "No gallery items found. Add your first image!", "admin gallery, empty"],
  ["4", "Message Sent!", "a message"],
  ["4", "Signing In...", "a slow login @js"],
  ["4", "Logged out!", "logout, confirmed"],
  ["5", "Validation Error", "a message without a name"],
  ["5", "Please fill in all required fields (Name, Email, Message).", "a message without a name"],
  ["5", "Please enter a valid email address.", "a message with a wrong email"],
  ["5", "Please enter a valid 10-digit phone number.", "a message with a short phone number"],
  ["5", "Name is required", "a quote request without fields"],
  ["5", "Phone is required", "a quote request without fields"],
  ["5", "Enter a valid 10-digit phone number", "a quote request with a short phone number"],
  // Without scripts, the browser asks for them in its own words.
  ["5", "Title and image are required", "a project without an image @js"],
  ["5", "Title and image are required.", "a picture without an image @js"],
  ["5", "Please select a valid image file.", "a picture that is a program"],
  // The owner's decision: a refusal for too many sends keeps its title and adds when to try again.
  ["8", "Error", "a message above the limit"],
  ["8", /^Failed to send message\. Too many messages/, "a message above the limit"],
  ["8", "Submission Failed", "a message that cannot be stored"],
  ["8", "There was an unexpected error. Please try again later.", "a message that cannot be stored"],
  ["8", /^Failed to send message\. Too many messages/, "a message to the API above the limit"],
  ["8", "Your message has been sent successfully!", "a message to the API"],
  ["8", "An error occurred. Please try again.", "a message to the API that cannot be stored"],
  ["8", /^Failed to send enquiry\. Too many messages/, "an enquiry to the API above the limit"],
  ["8", "Your enquiry has been sent successfully!", "an enquiry to the API"],
  ["8", "✅ Quote Request Submitted", "a quote request"],
  ["8", "❌ Error", "a quote request without fields"],
  ["8", "❌ Error", "a quote request that cannot be stored"],
  ["8", "Failed to submit request. Please try again.", "a quote request that cannot be stored"],
  ["8", "Login Failed", "a login with a wrong password"],
  ["8", "Invalid username or password. Please try again.", "a login with a wrong password"],
  ["8", "Error", "a login that cannot be stored"],
  ["8", "An error occurred during login. Please try again.", "a login that cannot be stored"],
  ["8", "Login Successful!", "a login"],
  ["8", "Welcome back to the admin dashboard.", "a login"],
  ["8", "Project created successfully!", "a new project"],
  ["8", "Failed to create project", "a new project that cannot be stored"],
  ["8", "Project updated successfully!", "a changed project"],
  ["8", "Failed to update project", "a changed project that cannot be stored"],
  ["8", "Project deleted successfully!", "a deleted project"],
  ["8", "Failed to delete project", "a project that cannot be deleted"],
  ["8", "Gallery item added successfully!", "a new picture"],
  ["8", "Gallery item updated successfully!", "a changed picture"],
  ["8", "Gallery item deleted successfully!", "a deleted picture"],
  ["8", "Failed to add gallery item", "a new picture that cannot be stored"],
  ["8", "Failed to update gallery item", "a changed picture that cannot be stored"],
  ["8", "Failed to delete gallery item", "a picture that cannot be deleted"],
  ["8", "Are you sure?", "deleting a project"],
  ["8", "This project will be permanently deleted!", "deleting a project"],
  ["8", "Yes, delete it!", "deleting a project"],
  ["8", "Cancel", "deleting a project"],
  ["8", "Are you sure?", "deleting a picture"],
  ["8", "This gallery item will be permanently deleted!", "deleting a picture"],
  ["8", "Yes, delete it!", "deleting a picture"],
  ["8", "Logout Confirmation", "logout"],
  ["8", "Are you sure you want to logout?", "logout"],
  ["8", "Yes, logout!", "logout"],
  ["9", /^₹5,000 or less$/m, "the choices of a quote request"],
  ["9", /^₹50,000\+$/m, "the choices of a quote request"],
  ["9", /^Custom Fabrication$/m, "the choices of a quote request"],
];

const titles = new Map(
  texts.map(([section, , screen]) => [`section ${section}: ${screen}`, { section, screen }]),
);

for (const [title, { section, screen }] of titles) {
  const rows = texts.filter((row) => row[0] === section && row[2] === screen);
  const check = async (visit: Visit) => {
    const reached = await screens[screen](visit);
    for (const [, text] of rows) {
      if (reached === undefined)
        await expect
          .soft(visit.page.getByText(text, { exact: true }).filter({ visible: true }).first())
          .toBeVisible();
      else expect.soft(reached).toEqual(typeof text === "string" ? text : expect.stringMatching(text));
    }
  };
  if (screen.endsWith(", empty"))
    test(`${title} @no-js`, async ({ page, emptySite }) => await check({ page, site: emptySite }));
  else
    test(
      screen.endsWith("@js") ? title : `${title} @no-js`,
      async ({ page, site }) => await check({ page, site }),
    );
}
