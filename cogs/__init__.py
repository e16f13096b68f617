"""What people see and press: the only room that builds Discord messages and reads Discord interactions."""
