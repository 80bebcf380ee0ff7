/**
 * Every message, toast, confirmation and empty state of the client's requirements,
 * to the letter: a full stop that is missing there is missing here.
 */
export const contact = {
  validation: {
    title: "Validation Error",
    required: "Please fill in all required fields (Name, Email, Message).",
    email: "Please enter a valid email address.",
    phone: "Please enter a valid 10-digit phone number.",
  },
  sent: "Message Sent!",
  success: "Your message has been sent successfully!",
  failure: { title: "Error", message: "Failed to send message" },
  exception: {
    title: "Submission Failed",
    message: "There was an unexpected error. Please try again later.",
  },
  /** The answer of the JSON call when something throws without a message of its own. */
  unexpected: "An error occurred. Please try again.",
} as const;

export const enquiry = {
  success: "Your enquiry has been sent successfully!",
  failure: "Failed to send enquiry",
  unexpected: "An error occurred. Please try again.",
} as const;

export const quote = {
  validation: {
    name: "Name is required",
    phone: "Phone is required",
    phoneDigits: "Enter a valid 10-digit phone number",
  },
  success: { title: "✅ Quote Request Submitted" },
  failure: { title: "❌ Error" },
  exception: { title: "❌ Error", message: "Failed to submit request. Please try again." },
} as const;

export const login = {
  pending: "Signing In...",
  success: { title: "Login Successful!", message: "Welcome back to the admin dashboard." },
  failure: { title: "Login Failed", message: "Invalid username or password. Please try again." },
  exception: { title: "Error", message: "An error occurred during login. Please try again." },
  backToWebsite: "Back to Website",
} as const;

export const logout = {
  confirm: {
    title: "Logout Confirmation",
    message: "Are you sure you want to logout?",
    confirm: "Yes, logout!",
    cancel: "Cancel",
  },
  done: "Logged out!",
} as const;

export const project = {
  validation: { titleAndImage: "Title and image are required" },
  created: "Project created successfully!",
  updated: "Project updated successfully!",
  deleted: "Project deleted successfully!",
  createFailed: "Failed to create project",
  updateFailed: "Failed to update project",
  deleteFailed: "Failed to delete project",
  confirmDelete: {
    title: "Are you sure?",
    message: "This project will be permanently deleted!",
    confirm: "Yes, delete it!",
    cancel: "Cancel",
  },
  add: "Add Project",
  emptyAdmin: "No projects found. Add your first project!",
  emptyPublic: "No projects available.",
  loading: "Loading...",
} as const;

export const gallery = {
  validation: {
    titleAndImage: "Title and image are required.",
    imageFile: "Please select a valid image file.",
  },
  created: "Gallery item added successfully!",
  updated: "Gallery item updated successfully!",
  deleted: "Gallery item deleted successfully!",
  createFailed: "Failed to add gallery item",
  updateFailed: "Failed to update gallery item",
  deleteFailed: "Failed to delete gallery item",
  confirmDelete: {
    title: "Are you sure?",
    message: "This gallery item will be permanently deleted!",
    confirm: "Yes, delete it!",
    cancel: "Cancel",
  },
  add: "Add Gallery Item",
  emptyAdmin: "No gallery items found. Add your first image!",
  emptyPublic: "No projects found.",
  loading: "Loading...",
} as const;

export const dashboard = {
  totalProjects: "Total Projects",
  totalGallery: "Total Gallery",
  recentlyAdded: "Recently Added Items",
  columns: { type: "Item Type", name: "Name", addedOn: "Added On" },
  empty: "No recent items to display.",
  diskWarning: (free: string, reserve: string) =>
    `The disk of the site is nearly full: ${free} are free. Below ${reserve} no picture or file is taken any more. Please ask whoever runs the server for more room.`,
  untitledProject: (id: number | string) => `Project ${id}`,
  untitledGalleryItem: (id: number | string) => `Gallery Item ${id}`,
} as const;

export const admin = {
  titles: { dashboard: "Dashboard", projects: "Latest Projects", gallery: "Gallery" },
  logout: "Logout",
  edit: "Edit",
  delete: "Delete",
  cancel: "Cancel",
  unknownAddress: "No screen of the admin area has this address.",
} as const;

export const errors = {
  notFound: { code: "404", message: "Oops! Page not found" },
  unexpected: "Unexpected Application Error!",
} as const;

/** Shown where a location or a date is missing. */
export const notAvailable = "N/A";
