import { imageFileMessage } from "~/platform/uploads/upload-rules";

/** The client's exact words for signing in and the admin area. */
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
} as const;

export const gallery = {
  validation: {
    titleAndImage: "Title and image are required.",
    imageFile: imageFileMessage,
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
} as const;

export const dashboard = {
  totalProjects: "Total Projects",
  totalGallery: "Total Gallery",
  recentlyAdded: "Recently Added Items",
  columns: { type: "Item Type", name: "Name", addedOn: "Added On" },
  empty: "No recent items to display.",
  diskWarning: (free: string, reserve: string) =>
    `The server's disk is nearly full: ${free} left. Below ${reserve}, pictures and files are refused. Ask the person who runs your server for more space.`,
  untitledProject: (id: number | string) => `Project ${id}`,
  untitledGalleryItem: (id: number | string) => `Gallery Item ${id}`,
} as const;

export const admin = {
  titles: { dashboard: "Dashboard", projects: "Latest Projects", gallery: "Gallery" },
  logout: "Logout",
  edit: "Edit",
  delete: "Delete",
  cancel: "Cancel",
} as const;
